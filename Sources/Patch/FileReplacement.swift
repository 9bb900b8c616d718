// Puts new content in the place of a file that was read, so that at no moment a half-written file stands there, and so
// that a file which changed in the meantime is left alone.

extension FileSnapshot {
  /// What `replace` did.
  public enum Replacement: Hashable, Sendable {
    /// The new bytes are the old ones; the file was not touched.
    case unchanged
    case written
  }

  /// Writes new content to the file that was read; where the path was a symbolic link, to the file it led to.
  ///
  /// The content is written to a hidden file in the same folder, with the mode and the owner of the old one, flushed to
  /// disk and moved over it. A file with several hard links is written in place instead, because a move would leave the
  /// other names with the old content; so is a file whose owner this process cannot give to a new one.
  ///
  /// - Throws: `readOnly`, `folderReadOnly`, `changedSinceRead` or `other`; whichever it is, the file is as it was,
  ///   except where the reason of `other` says that the old content could not be put back.
  @discardableResult
  public func replace(with replacement: [UInt8]) throws(FileError) -> Replacement {
    if replacement == bytes { return .unchanged }
    let status = try currentStatus()
    // The superuser may write to anything; a file without any write bit is still one that its owner wants left alone.
    if identity.mode & 0o222 == 0 { throw .readOnly(path) }
    do throws(SystemError) {
      try FileSystem.checkWritable(resolvedPath)
    } catch {
      throw FileError(writing: path, error)
    }
    if status.linkCount > 1 {
      try writeInPlace(replacement)
    } else if try !moveIntoPlace(replacement, keepingOwnerOf: status) {
      try writeInPlace(replacement)
    }
    return .written
  }

  /// The status of the file now, if it is still the one that was read.
  private func currentStatus() throws(FileError) -> FileStatus {
    do throws(SystemError) {
      let status = try FileSystem.status(resolvedPath)
      if status.identity == identity { return status }
    } catch {
      if !error.meansMissing { throw FileError(writing: path, error) }
    }
    throw .changedSinceRead(path)
  }

  /// Fails where the file is another one, or where its content is not what was read. The content is compared because a
  /// change within one tick of the clock of the volume leaves the time as it was.
  private func checkUnchanged(_ file: borrowing OpenFile) throws(FileError) {
    let isUnchanged: Bool
    do throws(SystemError) {
      let now = try file.status().identity
      let content = try file.readToEnd(sizeHint: identity.size)
      isUnchanged = now == identity && content == bytes
    } catch {
      throw .failed(writing: path, error)
    }
    if !isUnchanged { throw .changedSinceRead(path) }
  }

  /// The file as it stands there now, under the name that was resolved.
  private func reopen(for purpose: OpenFile.Purpose) throws(FileError) -> OpenFile {
    do throws(SystemError) {
      return try OpenFile(resolvedPath, for: purpose)
    } catch {
      if error.meansMissing || error.meansUnexpectedLink { throw .changedSinceRead(path) }
      throw FileError(writing: path, error)
    }
  }

  // MARK: - Moving a new file over the old one

  /// Returns false, with nothing done, where a new file cannot be given the owner of the old one.
  private func moveIntoPlace(
    _ replacement: [UInt8], keepingOwnerOf status: FileStatus
  ) throws(FileError) -> Bool {
    try checkFolderWritable()
    let file = try createTemporaryFile()
    var isInPlace = false
    defer {
      if !isInPlace { FileSystem.remove(file.path) }
    }
    do throws(SystemError) {
      // The owner goes first, since a change of owner clears the set-user-id bit.
      try file.setOwner(status.owner, group: status.group)
    } catch {
      return false
    }
    do throws(SystemError) {
      try file.setMode(status.identity.mode)
      try file.write(replacement)
      try file.flushToDisk()
    } catch {
      throw .failed(writing: path, error)
    }
    // As late as can be: what happens between this and the move goes unnoticed.
    try checkUnchanged(reopen(for: .reading))
    do throws(SystemError) {
      try FileSystem.move(file.path, over: resolvedPath)
    } catch {
      throw .failed(writing: path, error)
    }
    isInPlace = true
    flushFolder()
    return true
  }

  private func checkFolderWritable() throws(FileError) {
    let mode: UInt32
    do throws(SystemError) {
      mode = try FileSystem.status(folder).identity.mode
      try FileSystem.checkWritable(folder)
    } catch {
      throw folderError(error)
    }
    // As with the file, the superuser does not override what the owner of the folder said.
    if mode & 0o222 == 0 { throw .folderReadOnly(path, folder: folder) }
  }

  private func createTemporaryFile() throws(FileError) -> OpenFile {
    var attemptsLeft = 16
    while true {
      // The name is short whatever the name of the file is, so that it never is too long for the volume.
      let name = ".duofix-" + String(UInt64.random(in: .min ... .max), radix: 36)
      do throws(SystemError) {
        return try OpenFile(folder == "/" ? folder + name : folder + "/" + name, for: .creating)
      } catch {
        attemptsLeft -= 1
        if !error.meansNameTaken || attemptsLeft == 0 { throw folderError(error) }
      }
    }
  }

  private func folderError(_ error: SystemError) -> FileError {
    if error.meansForbidden || error.meansReadOnlyVolume { return .folderReadOnly(path, folder: folder) }
    return error.meansMissing ? .changedSinceRead(path) : .failed(writing: path, error)
  }

  /// The new name is on disk only when the folder is. The file is whole either way, so a failure is not reported.
  private func flushFolder() {
    do throws(SystemError) {
      try OpenFile(folder, for: .reading).flushToDisk()
    } catch {}
  }

  private var folder: String {
    guard let slash = resolvedPath.utf8.lastIndex(of: UInt8(ascii: "/")), slash > resolvedPath.startIndex else {
      return "/"
    }
    return String(resolvedPath[..<slash])
  }

  // MARK: - Writing in place

  private func writeInPlace(_ replacement: [UInt8]) throws(FileError) {
    let file = try reopen(for: .updating)
    try checkUnchanged(file)
    do throws(SystemError) {
      try overwrite(file, with: replacement)
    } catch {
      throw .other(path, reason: "cannot be written: \(error.reason)\(putBack(file))")
    }
  }

  /// The file is cut only after all is written, so that a full disk finds the room for the old content still there.
  private func overwrite(_ file: borrowing OpenFile, with content: [UInt8]) throws(SystemError) {
    try file.rewind()
    try file.write(content)
    try file.cut(to: content.count)
    try file.flushToDisk()
  }

  private func putBack(_ file: borrowing OpenFile) -> String {
    do throws(SystemError) {
      try overwrite(file, with: bytes)
      return ""
    } catch {
      return "; the old content could not be put back: " + error.reason
    }
  }
}
