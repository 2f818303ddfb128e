// Tests of UnicodeText.
