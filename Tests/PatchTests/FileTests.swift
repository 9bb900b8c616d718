import Foundation
import Testing

@testable import Patch

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let old = Array("old\r\n\u{FEFF}".utf8) + [0xFF, 0x00]
  private let new = Array("new".utf8) + [0xFE, 0x00, 0x0A]

  private func snapshot(_ name: String) throws -> FileSnapshot { try FileSnapshot.read(folder.path(of: name)) }

  private func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.path(of: name))
  }

  private func mode(_ name: String) throws -> Int? {
    try attributes(name)[.posixPermissions] as? Int
  }

  private func set(_ attributes: [FileAttributeKey: Any], of name: String) throws {
    try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path(of: name))
  }

  // MARK: - Reading

  @Test func readsEveryByte() throws {
    try folder.write(old, to: "a")
    let snapshot = try snapshot("a")
    #expect(snapshot.bytes == old)
    #expect(snapshot.identity.size == Int64(old.count))
    #expect(snapshot.path == folder.path(of: "a"))
    try folder.write([], to: "empty")
    #expect(try self.snapshot("empty").bytes == [])
  }

  @Test func readsLargeFiles() throws {
    var generator = SeededGenerator(seed: 1)
    let bytes = (0..<3_000_001).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    try folder.write(bytes, to: "a")
    #expect(try snapshot("a").bytes == bytes)
  }

  @Test func readsFilesThatClaimToBeEmpty() throws {
    // The files of /proc have size 0 and content.
    guard FileManager.default.fileExists(atPath: "/proc/self/status") else { return }
    #expect(try !FileSnapshot.read("/proc/self/status").bytes.isEmpty)
  }

  @Test func saysWhyItCannotRead() throws {
    let missing = folder.path(of: "missing")
    #expect(throws: FileError.notFound(missing)) { try FileSnapshot.read(missing) }
    #expect(throws: FileError.notFound("")) { try FileSnapshot.read("") }
    #expect(throws: FileError.isDirectory(folder.path)) { try FileSnapshot.read(folder.path) }
    #expect(throws: FileError.notRegularFile("/dev/null")) { try FileSnapshot.read("/dev/null") }
    try folder.write(old, to: "a")
    let below = folder.path(of: "a/b")
    #expect(throws: FileError.notFound(below)) { try FileSnapshot.read(below) }
    // A NUL does not end the name silently.
    let withNUL = folder.path(of: "a\0b")
    #expect(throws: FileError.notFound(withNUL)) { try FileSnapshot.read(withNUL) }
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "dangling"), withDestinationPath: "nowhere")
    let dangling = folder.path(of: "dangling")
    #expect(throws: FileError.notFound(dangling)) { try FileSnapshot.read(dangling) }
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "loop"), withDestinationPath: "loop")
    let error = #expect(throws: FileError.self) { try self.snapshot("loop") }
    #expect(error?.description.contains("symbolic link") == true)
    #expect(error?.path == folder.path(of: "loop"))
  }

  @Test(.enabled(if: isInstalled("mkfifo"))) func doesNotWaitForAPipe() throws {
    #expect(try folder.run("mkfifo", ["pipe"]).status == 0)
    let path = folder.path(of: "pipe")
    #expect(throws: FileError.notRegularFile(path)) { try FileSnapshot.read(path) }
  }

  @Test func errorsAreClauses() {
    let errors: [FileError] = [
      .notFound("p"), .isDirectory("p"), .notRegularFile("p"), .unreadable("p"), .readOnly("p"),
      .folderReadOnly("p", folder: "f"), .changedSinceRead("p"), .other("p", reason: "cannot be read: no space"),
    ]
    for error in errors {
      #expect(error.path == "p")
      #expect(error.description.hasPrefix("'p'"))
      #expect(!error.description.hasSuffix("."))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(FileError(reading: "p", SystemError(code: 13)) == .unreadable("p"))
    #expect(FileError(writing: "p", SystemError(code: 13)) == .readOnly("p"))
    #expect(
      FileError(writing: "p", SystemError(code: 28))
        == .other("p", reason: "cannot be written: No space left on device"))
  }

  // MARK: - Writing

  @Test func replacesTheContentAndLeavesNothingBehind() throws {
    try folder.write(old, to: "a")
    #expect(try snapshot("a").replace(with: new) == .written)
    #expect(try folder.read("a") == new)
    #expect(try snapshot("a").replace(with: []) == .written)
    #expect(try folder.read("a") == [])
    #expect(try folder.names() == ["a"])
  }

  @Test func unchangedBytesAreNotWritten() throws {
    try folder.write(old, to: "a")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try set([.modificationDate: date], of: "a")
    let before = try snapshot("a")
    #expect(try before.replace(with: old) == .unchanged)
    #expect(try snapshot("a").identity == before.identity)
    #expect(try attributes("a")[.modificationDate] as? Date == date)
  }

  @Test(arguments: [0o644, 0o755, 0o600, 0o666, 0o4711, 0o222]) func keepsTheMode(mode: Int) throws {
    try folder.write(old, to: "a")
    // Foundation drops the set-user-id bit on the way.
    #expect(try folder.run("chmod", [String(mode, radix: 8), "a"]).status == 0)
    let before = try snapshot("a").identity.mode
    try snapshot("a").replace(with: new)
    #expect(try snapshot("a").identity.mode == before)
    #expect(Int(before & 0o7777) == mode)
    #expect(try folder.read("a") == new)
  }

  @Test func keepsTheOwner() throws {
    try folder.write(old, to: "a")
    // Only the superuser can give a file away; for others the owner is their own anyway.
    try? set([.ownerAccountID: 12345, .groupOwnerAccountID: 54321], of: "a")
    let before = try attributes("a")
    try snapshot("a").replace(with: new)
    let after = try attributes("a")
    #expect(after[.ownerAccountID] as? Int == before[.ownerAccountID] as? Int)
    #expect(after[.groupOwnerAccountID] as? Int == before[.groupOwnerAccountID] as? Int)
    #expect(before[.ownerAccountID] is Int)
  }

  @Test func writesThroughASymbolicLink() throws {
    try folder.write(old, to: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "link"), withDestinationPath: "real/a")
    let snapshot = try snapshot("link")
    #expect(snapshot.path == folder.path(of: "link"))
    #expect(snapshot.resolvedPath.hasSuffix("/real/a"))
    try snapshot.replace(with: new)
    #expect(try folder.read("real/a") == new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "link")) == "real/a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "real")) == ["a"])
  }

  @Test func keepsHardLinks() throws {
    try folder.write(old, to: "a")
    try FileManager.default.linkItem(atPath: folder.path(of: "a"), toPath: folder.path(of: "b"))
    let before = try snapshot("a").identity
    for content in [new, [], old + old + old] {
      try snapshot("a").replace(with: content)
      #expect(try folder.read("a") == content)
      #expect(try folder.read("b") == content)
    }
    #expect(try snapshot("b").identity.inode == before.inode)
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func refusesAFileThatChanged() throws {
    let path = folder.path(of: "a")
    try folder.write(old, to: "a")
    let snapshot = try snapshot("a")
    try folder.write(old + old, to: "a")
    #expect(throws: FileError.changedSinceRead(path)) { try snapshot.replace(with: new) }
    #expect(try folder.read("a") == old + old)
    #expect(try folder.names() == ["a"])
  }

  @Test(.enabled(if: isInstalled("touch"))) func refusesAFileThatChangedWithItsTimeAndSizeAsTheyWere() throws {
    let path = folder.path(of: "a")
    try folder.write(old, to: "a")
    let snapshot = try snapshot("a")
    #expect(try folder.run("touch", ["-r", "a", "time"]).status == 0)
    var other = old
    other[0] = UInt8(ascii: "O")
    // In place, so that the file is the same one.
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.write(contentsOf: other)
    try handle.close()
    #expect(try folder.run("touch", ["-r", "time", "a"]).status == 0)
    #expect(try self.snapshot("a").identity == snapshot.identity)
    #expect(throws: FileError.changedSinceRead(path)) { try snapshot.replace(with: new) }
    #expect(try folder.read("a") == other)
    #expect(try folder.names() == ["a", "time"])
  }

  @Test func refusesAnotherFileOfTheSameName() throws {
    let path = folder.path(of: "a")
    try folder.write(old, to: "a")
    let snapshot = try snapshot("a")
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileError.changedSinceRead(path)) { try snapshot.replace(with: new) }
    #expect(try folder.names() == [])
    try folder.write(old, to: "b")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "b")
    #expect(throws: FileError.changedSinceRead(path)) { try snapshot.replace(with: new) }
    #expect(try folder.read("b") == old)
    #expect(try folder.names() == ["a", "b"])
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(throws: FileError.changedSinceRead(path)) { try snapshot.replace(with: new) }
  }

  @Test func refusesAReadOnlyFile() throws {
    let path = folder.path(of: "a")
    try folder.write(old, to: "a")
    try set([.posixPermissions: 0o444], of: "a")
    let snapshot = try snapshot("a")
    #expect(throws: FileError.readOnly(path)) { try snapshot.replace(with: new) }
    #expect(try snapshot.replace(with: old) == .unchanged)
    #expect(try folder.read("a") == old)
    #expect(try folder.names() == ["a"])
  }

  @Test func refusesAReadOnlyFolder() throws {
    try folder.write(old, to: "sub/a")
    let path = folder.path(of: "sub/a")
    let snapshot = try FileSnapshot.read(path)
    try set([.posixPermissions: 0o555], of: "sub")
    defer { try? set([.posixPermissions: 0o755], of: "sub") }
    let resolvedFolder = String(snapshot.resolvedPath.dropLast(2))
    #expect(throws: FileError.folderReadOnly(path, folder: resolvedFolder)) { try snapshot.replace(with: new) }
    #expect(try folder.read("sub/a") == old)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "sub")) == ["a"])
  }

  @Test func removesTheTemporaryFileWhenTheMoveFails() throws {
    // A file changed by another while the new content is written is found out after the temporary file exists.
    try folder.write(old, to: "a")
    let snapshot = try snapshot("a")
    let stale = FileSnapshot(
      path: snapshot.path, resolvedPath: snapshot.resolvedPath, bytes: new, identity: snapshot.identity)
    #expect(throws: FileError.changedSinceRead(snapshot.path)) { try stale.replace(with: old + new) }
    #expect(try folder.read("a") == old)
    #expect(try folder.names() == ["a"])
  }

  @Test func manyFilesAtOnce() async throws {
    for index in 0..<64 { try folder.write(old, to: "\(index)") }
    let paths = (0..<64).map { folder.path(of: "\($0)") }
    let content = new
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths { group.addTask { try FileSnapshot.read(path).replace(with: content) } }
      try await group.waitForAll()
    }
    #expect(try folder.names().count == 64)
    for index in 0..<64 { #expect(try folder.read("\(index)") == new) }
  }

  @Test func namesAreNotTooLongForATemporaryFile() throws {
    let name = String(repeating: "n", count: 255)
    try folder.write(old, to: name)
    try snapshot(name).replace(with: new)
    #expect(try folder.read(name) == new)
  }
}
