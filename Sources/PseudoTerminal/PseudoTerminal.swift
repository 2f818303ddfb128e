// Runs a program on a pseudo-terminal and reads its screen.
