// Tests of CourseLibrary.
