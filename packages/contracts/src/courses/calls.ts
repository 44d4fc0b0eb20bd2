import type { AnyEndpoint } from '../kernel/endpoint.ts';
import { cancelCourseMark } from './cancel-course-mark.ts';
import { getCourseDict } from './get-course-dict.ts';
import { getCourseFilters } from './get-course-filters.ts';
import { getCoursePackages } from './get-course-packages.ts';
import { listBooksOfCourse } from './list-books-of-course.ts';
import { listCourseBooks } from './list-course-books.ts';
import { listCoursesOfRecord } from './list-courses-of-record.ts';
import { listMarkedCourses } from './list-marked-courses.ts';
import { markCourse } from './mark-course.ts';
import { searchCourses } from './search-courses.ts';

export const COURSE_CALLS: readonly AnyEndpoint[] = [
  cancelCourseMark,
  getCourseDict,
  getCourseFilters,
  getCoursePackages,
  listBooksOfCourse,
  listCourseBooks,
  listCoursesOfRecord,
  listMarkedCourses,
  markCourse,
  searchCourses,
];
