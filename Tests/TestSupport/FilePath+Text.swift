import Files

/// Whether a path has the bytes of a text.
package func == (path: FilePath, text: String) -> Bool { path == FilePath(text) }

/// Whether a path, if there is one, has the bytes of a text.
package func == (path: FilePath?, text: String) -> Bool { path == FilePath(text) }

/// Whether a text has the bytes of a path.
package func ~= (text: String, path: FilePath) -> Bool { path == FilePath(text) }
