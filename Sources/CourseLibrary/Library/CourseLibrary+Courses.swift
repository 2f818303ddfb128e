import Files
import Lessons

/// Where a course is found, and how.
extension CourseLibrary {
  /// The course of that name, from the source that the catalog shows it from.
  ///
  /// When no source has listed it, each on this machine is asked for it alone, so that a file
  /// named after it is read and no other; then all are asked: first those, then servers.
  ///
  /// - Throws: `CourseSourceError`, `.unknownCourse` when no source has it (the catalog then says
  ///   what failed, and which names are near), or what is wrong with the file of its name;
  ///   `CancellationError`.
  package func course(_ id: CourseID) async throws -> CourseCopy {
    if let source = shownSource(of: id) { return await layered(try await source.course(id)) }
    let answer = try await unlistedCourse(id)
    if case .success(let copy) = answer { return await layered(copy) }
    let isServer = Dictionary(grouping: entries.map(\.address), by: \.isServer)
    for addresses in [isServer[false], isServer[true]] {
      await reload(addresses ?? [])
      try Task.checkCancellation()
      if let source = shownSource(of: id) { return await layered(try await source.course(id)) }
    }
    return try answer.get()
  }

  private func layered(_ copy: CourseCopy) async -> CourseCopy {
    CourseCopy(course: await layer(copy.course), staleness: copy.staleness)
  }

  /// The course of that name as it is on this machine; nil when it is not there.
  ///
  /// For what must not wait for a server. Asks the source that the catalog shows it from, or when
  /// none shows it, each in turn that has not said yet what it has.
  package func courseAtHand(_ id: CourseID) async -> Course? {
    guard let course = await copyAtHand(of: id)?.course else { return nil }
    return await layer(course)
  }

  /// The courses in a folder that are read from there, with their files.
  ///
  /// - Parameter folder: absolute.
  package func files(in folder: FilePath) async -> [CourseInFile] {
    guard let source = entry(at: .folder(path: folder))?.source else { return [] }
    return await source.coursesInFiles().filter { file in
      sourcesAtHand(of: file.course.id).contains { $0.address == source.address }
    }
  }

  /// The course as `courseAtHand(_:)` has it, with the version of the file it was read from, when
  /// that can be told.
  package func stampedCourseAtHand(
    _ id: CourseID
  ) async -> (course: Course, file: CourseFileStamp?)? {
    for source in sourcesAtHand(of: id) {
      // Told before it is read: of a file that changes meanwhile, this is no stamp any more.
      let file = await source.fileStamp(of: id)
      if let course = await source.keptCourse(id) { return (await layer(course), file) }
    }
    return nil
  }

  /// Which version of its file `courseAtHand(_:)` would read, told without reading one; nil when
  /// that cannot be told so.
  package func fileStampAtHand(of id: CourseID) async -> CourseFileStamp? {
    for source in sourcesAtHand(of: id) {
      if let stamp = await source.fileStamp(of: id) { return stamp }
    }
    return nil
  }

  /// Asks the server that a course on this machine is from for the newest, which is at hand from
  /// then on; nil when it is from no server, or not here.
  ///
  /// - Throws: `CourseSourceError`, `CancellationError`.
  package func renewedCourse(_ id: CourseID) async throws -> CourseCopy? {
    guard let source = await copyAtHand(of: id)?.source, source.address.isServer else { return nil }
    return await layered(try await source.course(id))
  }

  /// The course as it is on this machine, and the source that has it.
  private func copyAtHand(
    of id: CourseID
  ) async -> (course: Course, source: any CourseSource)? {
    for source in sourcesAtHand(of: id) {
      if let course = await source.keptCourse(id) { return (course, source) }
    }
    return nil
  }

  /// The source that the catalog shows a course from, or when none shows it, those that have not
  /// said yet what they have.
  private func sourcesAtHand(of id: CourseID) -> [any CourseSource] {
    shownSource(of: id).map { [$0] } ?? entries.filter { !$0.isAnswered }.map(\.source)
  }

  /// Those of some courses that are on this machine, as `courseAtHand(_:)` finds them.
  package func coursesAtHand(among ids: Set<CourseID>) async -> Set<CourseID> {
    var found: Set<CourseID> = []
    for entry in entries {
      let mayHaveOthers = !entry.isAnswered
      let wanted = ids.subtracting(found).filter { id in
        catalog.course(id).map { $0.source == entry.address } ?? mayHaveOthers
      }
      guard !wanted.isEmpty, !Task.isCancelled else { continue }
      found.formUnion(await entry.source.coursesAtHand(among: wanted))
    }
    return found
  }

  /// The course from the first source on this machine that has it, while none has been listed;
  /// else why there is none: a broken file of its name, if there is one.
  private func unlistedCourse(
    _ id: CourseID
  ) async throws(CancellationError) -> Result<CourseCopy, CourseSourceError> {
    var reason = CourseSourceError.unknownCourse(id)
    for entry in entries where !entry.address.isServer && entry.state == .idle {
      do {
        return .success(try await entry.source.course(id))
      } catch let error as CourseSourceError {
        if case .brokenFile = error { reason = error }
      } catch {
        throw CancellationError()
      }
    }
    return .failure(reason)
  }

  private func shownSource(of id: CourseID) -> (any CourseSource)? {
    catalog.course(id).flatMap { entry(at: $0.source)?.source }
  }
}
