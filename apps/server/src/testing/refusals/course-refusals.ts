import { listBooksOfCourse } from '@lectern/contracts/courses/list-books-of-course';
import { type Provoked, provoked } from './provoked.ts';

const NO_COURSE = { courseId: 'nothing' };

/** How calls about courses are refused. */
export const COURSES_PROVOKED: readonly Provoked[] = [
  provoked(listBooksOfCourse, { COURSE_NOT_FOUND: () => NO_COURSE }),
];
