// Tests of Lessons.
