import type { CourseProposal } from '@lectern/contracts/shelf/courses/course-proposal';
import type { ProposalRow } from './store/proposal-store.ts';

/** A proposal as its teacher and the library see it. */
export function presentProposal(row: ProposalRow): CourseProposal {
  return {
    proposalId: row.id,
    courseId: row.course_id,
    courseName: row.course_name,
    courseCode: row.course_code,
    year: row.course_year,
    kind: row.kind,
    note: row.note,
    recordId: row.record_id,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    state: row.state,
    reason: row.reason,
    proposedAt: row.proposed_at,
    decidedAt: row.decided_at,
  };
}
