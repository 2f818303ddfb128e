// Tests of MalmoiApp.
