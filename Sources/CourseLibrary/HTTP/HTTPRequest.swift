/// One GET of a file from an HTTP server.
struct HTTPRequest: Hashable, Sendable {
  /// Absolute, http or https.
  let url: String
  /// What the copy we have was labelled with, to be sent nothing when it is still the newest.
  let validators: HTTPValidators

  init(url: String, validators: HTTPValidators = .none) {
    self.url = url
    self.validators = validators
  }
}
