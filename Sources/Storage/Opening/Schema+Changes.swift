import SQLite

extension Migration {
  /// A later step: what happened becomes a log that several machines can write.
  ///
  /// - Parameter device: what this database is called from now on.
  static func changes(of device: DeviceID) -> Migration {
    Migration("log of changes") { connection throws(SQLiteError) in
      try connection.execute(script: changeTables)
      try connection.execute("INSERT INTO device (id, is_own) VALUES (?, 1)", device)
      // A damaged row is kept as it is, and set aside where it is read.
      try connection.execute(script: "PRAGMA ignore_check_constraints = ON")
      for script in [answerLog, memoLog] + otherChanges {
        try connection.execute(script: script)
        try connection.execute(script: countingUp)
      }
      try connection.execute(script: "PRAGMA ignore_check_constraints = OFF")
    }
  }

  private static let changeTables = """
    -- The machines whose changes are here; one of them is this one. sequence and clock are those
    -- of the last change it made; for this one, clock is later than all changes that are known.
    CREATE TABLE device (
      id INTEGER PRIMARY KEY,
      is_own INTEGER NOT NULL DEFAULT 0 CHECK (is_own IN (0, 1)),
      sequence INTEGER NOT NULL DEFAULT 0,
      clock INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE UNIQUE INDEX device_own ON device (is_own) WHERE is_own = 1;

    -- What happened besides answers. device and sequence are what a change goes by, clock is the
    -- order of changes (see WallClock), kind is one of ChangeKind or of a later version. subject
    -- is the same for all changes of one thing, body is JSON.
    CREATE TABLE change (
      device INTEGER NOT NULL REFERENCES device,
      sequence INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      kind TEXT NOT NULL,
      subject TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (device, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX change_subject ON change (subject, clock, device);
    """

  private static let countingUp = """
    UPDATE device SET
      sequence = max(sequence, (SELECT ifnull(max(sequence), 0) FROM change)),
      clock = max(clock, (SELECT ifnull(max(clock), 0) FROM change))
    WHERE is_own = 1;
    """
}

extension Migration {
  /// Answers keep their order, which a clock that was set back did not change, and the row that
  /// their next review was scattered by.
  private static let answerLog = """
    -- device, sequence and clock as in change. origin is null for what was given in malmoi, else
    -- says what it was imported from. seed is what the next review is scattered by, the same on all
    -- machines. exercise is the kind of exercise, of this version or another.
    CREATE TABLE logged_answer (
      id INTEGER PRIMARY KEY,
      device INTEGER NOT NULL REFERENCES device,
      sequence INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      origin TEXT,
      seed INTEGER NOT NULL DEFAULT 0,
      sentence INTEGER NOT NULL REFERENCES sentence,
      given TEXT NOT NULL,
      exercise TEXT NOT NULL,
      verdict TEXT NOT NULL CHECK (verdict IN ('exact', 'accepted', 'almost', 'wrong')),
      grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
      hints INTEGER NOT NULL CHECK (hints >= 0),
      milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
      answered_at INTEGER NOT NULL,
      utc_offset INTEGER NOT NULL,
      UNIQUE (device, sequence)
    ) STRICT;
    INSERT INTO logged_answer
    SELECT answer.id, device.id,
      CASE WHEN ids.are_usual THEN answer.id ELSE row_number() OVER (ORDER BY answer.id) END,
      max(CASE WHEN answered_at BETWEEN 0 AND 253402300799 THEN answered_at ELSE 0 END * 1000000)
        OVER (ORDER BY answer.id ROWS UNBOUNDED PRECEDING)
        + row_number() OVER (ORDER BY answer.id),
      NULL, answer.id, sentence, given, mode, verdict, grade, hints, milliseconds, answered_at, utc_offset
    FROM answer CROSS JOIN device CROSS JOIN (
      SELECT min(id) > 0 AND max(id) < 1 << 50 AS are_usual FROM answer
    ) AS ids
    ORDER BY answer.id;
    DROP TABLE answer;
    ALTER TABLE logged_answer RENAME TO answer;
    CREATE INDEX answer_sentence ON answer (sentence, clock, device);
    CREATE INDEX answer_time ON answer (answered_at);
    UPDATE device SET sequence = (SELECT ifnull(max(sequence), 0) FROM answer),
      clock = (SELECT ifnull(max(clock), 0) FROM answer);
    """

  /// Versions of a memo may come from several machines: they go by the change that made them, and
  /// revisions only count what was here first.
  private static let memoLog = """
    CREATE TABLE logged_version (
      id INTEGER PRIMARY KEY,
      memo INTEGER NOT NULL REFERENCES memo ON DELETE CASCADE,
      device INTEGER NOT NULL REFERENCES device,
      sequence INTEGER NOT NULL,
      clock INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      changed_at INTEGER NOT NULL,
      text TEXT NOT NULL,
      UNIQUE (device, sequence)
    ) STRICT;
    INSERT INTO logged_version
    SELECT memo_version.id, memo, device.id,
      device.sequence + row_number() OVER (ORDER BY memo, revision, memo_version.id),
      CASE WHEN changed_at BETWEEN 0 AND 253402300799 THEN changed_at ELSE 0 END * 1000000
        + row_number() OVER (PARTITION BY memo ORDER BY revision, memo_version.id),
      revision, changed_at, text
    FROM memo_version CROSS JOIN device;
    DROP TABLE memo_version;
    ALTER TABLE logged_version RENAME TO memo_version;
    CREATE INDEX memo_version_memo ON memo_version (memo, revision);
    UPDATE device SET sequence = max(sequence, (SELECT ifnull(max(sequence), 0) FROM memo_version)),
      clock = max(clock, (SELECT ifnull(max(clock), 0) FROM memo_version));

    -- The change that made the memo say what it says.
    ALTER TABLE memo ADD COLUMN device INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE memo ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE memo ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
    UPDATE memo SET device = numbered.device, sequence = numbered.sequence, clock = numbered.clock
    FROM (
      SELECT memo.id, device.id AS device,
        device.sequence + row_number() OVER (ORDER BY memo.id) AS sequence,
        1 + max(
          CASE WHEN changed_at BETWEEN 0 AND 253402300799 THEN changed_at ELSE 0 END * 1000000,
          (SELECT ifnull(max(clock), 0) FROM memo_version WHERE memo = memo.id)) AS clock
      FROM memo CROSS JOIN device
    ) AS numbered
    WHERE numbered.id = memo.id;

    INSERT INTO change
    SELECT device, sequence, clock, 'm', key,
      json_object('at', changed_at, 'parents', ifnull(device || ':' || previous, ''))
    FROM (
      SELECT memo_version.*, memo.key,
        lag(memo_version.sequence) OVER (PARTITION BY memo ORDER BY memo_version.sequence)
          AS previous
      FROM memo_version JOIN memo ON memo.id = memo_version.memo
    );
    INSERT INTO change
    SELECT device, memo.sequence, memo.clock, 'm', memo.key, json_object('at', changed_at,
      'parents', ifnull(device || ':' || previous, ''),
      'made', created_at, 'pinned', is_pinned, 'course', course.key, 'sentence', sentence.key)
    FROM (
      SELECT memo.*, (SELECT max(sequence) FROM memo_version WHERE memo = memo.id) AS previous
      FROM memo
    ) AS memo
    LEFT JOIN sentence ON sentence.id = memo.sentence LEFT JOIN course ON course.id = sentence.course;
    """
}

extension Migration {
  /// What stands in tables without its history becomes one change each.
  ///
  /// What has no time of its own counts as older than all that has.
  private static let otherChanges = [
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY memo.id),
      max(memo.clock + 1,
        CASE WHEN deleted_at BETWEEN 0 AND 253402300799 THEN deleted_at ELSE 0 END * 1000000),
      't', memo.key, json_object('at', deleted_at)
    FROM memo CROSS JOIN device WHERE deleted_at IS NOT NULL;
    """,
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY added_at, course.key,
        sentence.key, text),
      CASE WHEN added_at BETWEEN 0 AND 253402300799 THEN added_at ELSE 0 END * 1000000,
      'o+', course.key || char(31) || sentence.key || char(31) || text,
      json_object('course', course.key, 'sentence', sentence.key, 'text', text, 'at', added_at)
    FROM own_answer JOIN sentence ON sentence.id = own_answer.sentence
    JOIN course ON course.id = sentence.course CROSS JOIN device;
    """,
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY course.key, sentence.key), 0,
      'r', course.key || char(31) || previous_key,
      json_object('course', course.key, 'from', previous_key, 'to', sentence.key)
    FROM sentence JOIN course ON course.id = sentence.course CROSS JOIN device
    WHERE previous_key IS NOT NULL;
    """,
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY is_current, course.key),
      CASE WHEN enrolled_at BETWEEN 0 AND 253402300799 THEN enrolled_at ELSE 0 END * 1000000
        + is_current,
      'c', course.key, json_object('course', course.key, 'at', enrolled_at)
    FROM course CROSS JOIN device WHERE enrolled_at IS NOT NULL;
    """,
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY key), 0, 's', key,
      json_object('key', key, 'value', value)
    FROM setting CROSS JOIN device;
    """,
    """
    INSERT INTO change
    SELECT device.id, device.sequence + row_number() OVER (ORDER BY source.id),
      CASE WHEN added_at BETWEEN 0 AND 253402300799 THEN added_at ELSE 0 END * 1000000,
      'u+', address, json_object('address', address, 'kind', kind, 'at', added_at)
    FROM source CROSS JOIN device;
    """,
  ]
}
