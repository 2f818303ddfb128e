// The one room that sees curses.
