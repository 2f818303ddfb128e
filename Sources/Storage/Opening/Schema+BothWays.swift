import SQLite

extension Migration {
  /// A later step: sentences that are asked the other way round, too.
  ///
  /// The other form of a sentence is a sentence of its own, whose key is that of the first with
  /// `SentenceID.turnedMark` behind it; other machines know it by that.
  static let bothWays = Migration(
    "sentences asked both ways", script: bothWaysTables + askedTriggers)

  private static let bothWaysTables = """
    ALTER TABLE course ADD COLUMN asks_both_ways INTEGER NOT NULL DEFAULT 0
      CHECK (asks_both_ways IN (0, 1));

    -- The sentence that it is the other form of; null for one as its course is written. It has no
    -- day and position of its own.
    ALTER TABLE sentence ADD COLUMN turned_from INTEGER REFERENCES sentence ON DELETE SET NULL;
    CREATE INDEX sentence_turned ON sentence (turned_from) WHERE turned_from IS NOT NULL;

    -- Whether there is no answer yet: the sentence was only asked the other way round.
    ALTER TABLE card ADD COLUMN is_first INTEGER NOT NULL DEFAULT 0 CHECK (is_first IN (0, 1));

    CREATE TRIGGER sentence_turns AFTER INSERT ON sentence WHEN instr(new.key, char(30)) > 0
    BEGIN
      UPDATE sentence SET turned_from = (
        SELECT id FROM sentence AS written WHERE written.course = new.course
          AND written.key = substr(new.key, 1, instr(new.key, char(30)) - 1))
      WHERE id = new.id;
    END;
    CREATE TRIGGER sentence_written AFTER INSERT ON sentence WHEN instr(new.key, char(30)) = 0
    BEGIN
      UPDATE sentence SET turned_from = new.id
      WHERE course = new.course AND key = new.key || char(30) || 'r';
    END;
    CREATE TRIGGER sentence_renamed AFTER UPDATE OF key ON sentence WHEN old.key <> new.key
    BEGIN
      UPDATE OR IGNORE sentence SET previous_key = key, key = new.key || char(30) || 'r'
      WHERE turned_from = new.id;
    END;

    -- A course file has nothing to do with the other form.
    DROP TRIGGER sentence_made;
    CREATE TRIGGER sentence_made AFTER INSERT ON sentence WHEN instr(new.key, char(30)) = 0
    BEGIN
      UPDATE course SET file = NULL WHERE id = new.course AND file IS NOT NULL;
    END;
    DROP TRIGGER sentence_lost;
    CREATE TRIGGER sentence_lost AFTER DELETE ON sentence WHEN instr(old.key, char(30)) = 0
    BEGIN
      UPDATE course SET file = NULL WHERE id = old.course AND file IS NOT NULL;
    END;

    """

  /// What decides whether a sentence is asked, in one place.
  private static let askedTriggers = """
    CREATE VIEW asking AS
    SELECT sentence.id AS sentence,
      ifnull(written.day, sentence.day) IS NOT NULL AND course.is_at_hand
        AND (sentence.turned_from IS NULL OR course.asks_both_ways)
        AND NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.sentence = sentence.id) AS is_asked
    FROM sentence JOIN course ON course.id = sentence.course
    LEFT JOIN sentence AS written ON written.id = sentence.turned_from;

    DROP TRIGGER sentence_asked;
    CREATE TRIGGER sentence_asked AFTER UPDATE OF day ON sentence
    WHEN (old.day IS NULL) <> (new.day IS NULL)
    BEGIN
      UPDATE card SET is_asked = (SELECT is_asked FROM asking WHERE asking.sentence = card.sentence)
      WHERE sentence = new.id
        OR sentence IN (SELECT id FROM sentence WHERE turned_from = new.id);
    END;
    DROP TRIGGER course_asked;
    CREATE TRIGGER course_asked AFTER UPDATE OF is_at_hand, asks_both_ways ON course
    WHEN old.is_at_hand <> new.is_at_hand OR old.asks_both_ways <> new.asks_both_ways
    BEGIN
      UPDATE card SET is_asked = (SELECT is_asked FROM asking WHERE asking.sentence = card.sentence)
      WHERE sentence IN (SELECT id FROM sentence WHERE course = new.id);
    END;
    DROP TRIGGER left_out_ends;
    CREATE TRIGGER left_out_ends AFTER DELETE ON left_out
    BEGIN
      UPDATE card SET is_asked = (SELECT is_asked FROM asking WHERE asking.sentence = card.sentence)
      WHERE sentence = old.sentence;
    END;
    """
}
