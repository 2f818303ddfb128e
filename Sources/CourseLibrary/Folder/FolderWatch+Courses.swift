import Files

extension FolderWatch {
  /// A watch over the course files of a folder.
  ///
  /// - Parameter path: absolute.
  init(coursesIn path: FilePath) {
    self.init(path: path, matters: CourseFileName.isCourse)
  }
}
