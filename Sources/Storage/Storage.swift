// The learner's database.
