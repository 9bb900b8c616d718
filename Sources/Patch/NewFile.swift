/// A file that was not there before.
public enum NewFile {
  /// Writes a file whole, in a folder that is there, readable as other new files are: mode 644.
  ///
  /// - Throws: `changedSinceRead` where the name is taken by now, `folderReadOnly` or `other`; nothing is left behind.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file: OpenFile
    do throws(SystemError) {
      file = try OpenFile(path, for: .creating)
    } catch {
      if error.meansNameTaken { throw .changedSinceRead(path) }
      throw .failed(writing: path, error)
    }
    do throws(SystemError) {
      try file.setMode(0o644)
      try file.write(bytes)
      try file.flushToDisk()
    } catch {
      FileSystem.remove(path)
      throw .failed(writing: path, error)
    }
  }
}
