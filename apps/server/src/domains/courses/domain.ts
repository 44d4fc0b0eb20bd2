import type { Domain } from '../../platform/domain.ts';
import { ownRows } from '../../platform/personal-data.ts';
import { cancelCourseMarkCall } from './calls/cancel-course-mark.ts';
import { getCourseDictCall } from './calls/get-course-dict.ts';
import { getCourseFiltersCall } from './calls/get-course-filters.ts';
import { getCoursePackagesCall } from './calls/get-course-packages.ts';
import { listBooksOfCourseCall } from './calls/list-books-of-course.ts';
import { listCourseBooksCall } from './calls/list-course-books.ts';
import { listCoursesOfRecordCall } from './calls/list-courses-of-record.ts';
import { listMarkedCoursesCall } from './calls/list-marked-courses.ts';
import { markCourseCall } from './calls/mark-course.ts';
import { searchCoursesCall } from './calls/search-courses.ts';
import { forgetCourses } from './forget-courses.ts';

/** Courses and the books that their teachers name. */
export const courses: Domain = {
  calls: [
    cancelCourseMarkCall,
    getCourseDictCall,
    getCourseFiltersCall,
    getCoursePackagesCall,
    listBooksOfCourseCall,
    listCourseBooksCall,
    listCoursesOfRecordCall,
    listMarkedCoursesCall,
    markCourseCall,
    searchCoursesCall,
  ],
  forgets: [forgetCourses],
  personal: [
    ownRows('course-marks', 'course_mark', { reader: 'patron_id', columns: ['course_id', 'marked_at'] }),
    ownRows('course-proposals', 'course_proposal', {
      reader: 'patron_id',
      columns: [
        'id',
        'course_id',
        'kind',
        'note',
        'record_id',
        'title',
        'author',
        'isbn',
        'state',
        'reason',
        'proposed_at',
        'decided_at',
      ],
    }),
  ],
  demo: async () => (await import('./demo/seed-courses.ts')).coursesSeed,
};
