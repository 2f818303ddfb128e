// A typed face on libsqlite3.
