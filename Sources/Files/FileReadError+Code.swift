import Glibc

extension FileReadError.Reason {
  /// The reason that an `errno` of open(2), stat(2) or read(2) stands for.
  init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNotFolder
    case EACCES, EPERM: self = .notPermitted
    case ELOOP: self = .linkLoop
    case ENXIO, ENODEV: self = .isNotRegular
    default: self = .system(code: code)
    }
  }
}
