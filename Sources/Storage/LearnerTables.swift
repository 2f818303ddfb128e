import SQLite

/// The tables of a learner's database, and what is said of them in SQL.
///
/// To be used within `LearnerDatabase.read` and `write`; what belongs together in a transaction is
/// given the same one.
struct LearnerTables: StatementRunner {
  let connection: Connection
}
