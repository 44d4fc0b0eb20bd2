import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { coursesAuditNames } from './audit-names.ts';
import { cancelCourseMarkCall } from './calls/cancel-course-mark.ts';
import { decideCourseProposalCall } from './calls/decide-course-proposal.ts';
import { getCourseDictCall } from './calls/get-course-dict.ts';
import { getCourseFiltersCall } from './calls/get-course-filters.ts';
import { getCoursePackagesCall } from './calls/get-course-packages.ts';
import { getCourseUserTypeCall } from './calls/get-course-user-type.ts';
import { getStaffCourseCall } from './calls/get-staff-course.ts';
import { importCoursesCall } from './calls/import-courses.ts';
import { listBooksOfCourseCall } from './calls/list-books-of-course.ts';
import { listCourseBooksCall } from './calls/list-course-books.ts';
import { listCourseProposalsCall } from './calls/list-course-proposals.ts';
import { listCoursesOfRecordCall } from './calls/list-courses-of-record.ts';
import { listMarkedCoursesCall } from './calls/list-marked-courses.ts';
import { listProposalsToDecideCall } from './calls/list-proposals-to-decide.ts';
import { listTaughtCoursesCall } from './calls/list-taught-courses.ts';
import { markCourseCall } from './calls/mark-course.ts';
import { proposeCourseBookCall } from './calls/propose-course-book.ts';
import { putCourseCall } from './calls/put-course.ts';
import { removeCourseCall } from './calls/remove-course.ts';
import { searchCoursesCall } from './calls/search-courses.ts';
import { withdrawCourseProposalCall } from './calls/withdraw-course-proposal.ts';
import { coursesOfUnits } from './courses-of-units.ts';
import { forgetCourses } from './forget-courses.ts';

/** Courses and the books that their teachers name. */
export const courses: Domain = {
  auditNames: coursesAuditNames,
  calls: [
    cancelCourseMarkCall,
    decideCourseProposalCall,
    getCourseDictCall,
    getCourseFiltersCall,
    getCoursePackagesCall,
    getCourseUserTypeCall,
    getStaffCourseCall,
    importCoursesCall,
    listBooksOfCourseCall,
    listCourseBooksCall,
    listCourseProposalsCall,
    listCoursesOfRecordCall,
    listMarkedCoursesCall,
    listProposalsToDecideCall,
    listTaughtCoursesCall,
    markCourseCall,
    proposeCourseBookCall,
    putCourseCall,
    removeCourseCall,
    searchCoursesCall,
    withdrawCourseProposalCall,
  ],
  forgets: [forgetCourses],
  ofUnits: [coursesOfUnits],
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
