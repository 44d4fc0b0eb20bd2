import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { cancelCourseMark } from './cancel-course-mark.ts';
import { decideCourseProposal } from './decide-course-proposal.ts';
import { getCourseDict } from './get-course-dict.ts';
import { getCourseFilters } from './get-course-filters.ts';
import { getCoursePackages } from './get-course-packages.ts';
import { getCourseUserType } from './get-course-user-type.ts';
import { getStaffCourse } from './get-staff-course.ts';
import { importCourses } from './import-courses.ts';
import { listBooksOfCourse } from './list-books-of-course.ts';
import { listCourseBooks } from './list-course-books.ts';
import { listCourseProposals } from './list-course-proposals.ts';
import { listCoursesOfRecord } from './list-courses-of-record.ts';
import { listMarkedCourses } from './list-marked-courses.ts';
import { listProposalsToDecide } from './list-proposals-to-decide.ts';
import { listTaughtCourses } from './list-taught-courses.ts';
import { markCourse } from './mark-course.ts';
import { proposeCourseBook } from './propose-course-book.ts';
import { putCourse } from './put-course.ts';
import { removeCourse } from './remove-course.ts';
import { searchCourses } from './search-courses.ts';
import { withdrawCourseProposal } from './withdraw-course-proposal.ts';

export const COURSE_CALLS: readonly AnyEndpoint[] = [
  cancelCourseMark,
  decideCourseProposal,
  getCourseDict,
  getCourseFilters,
  getCoursePackages,
  getCourseUserType,
  getStaffCourse,
  importCourses,
  listBooksOfCourse,
  listCourseBooks,
  listCourseProposals,
  listCoursesOfRecord,
  listMarkedCourses,
  listProposalsToDecide,
  listTaughtCourses,
  markCourse,
  proposeCourseBook,
  putCourse,
  removeCourse,
  searchCourses,
  withdrawCourseProposal,
];
