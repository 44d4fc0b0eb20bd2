import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { decideCourseProposal } from '@lectern/contracts/shelf/courses/decide-course-proposal';
import {
  COURSE_PROPOSAL_DECIDED,
  COURSE_PROPOSAL_NOT_FOUND,
  COURSE_REASON_MISSING,
} from '@lectern/contracts/shelf/courses/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { workKey } from '../course-keys.ts';
import { describeBook } from '../describe-book.ts';
import { presentProposal } from '../present-proposal.ts';
import { decideProposal, findProposal } from '../store/proposal-store.ts';
import { appendBook, findBookOfWork, lockCourses, touchCourse } from '../store/write-course.ts';

export const decideCourseProposalCall = implement(decideCourseProposal)(
  async ({ input: { proposalId, accept, reason }, context: { tenant, staff }, deps }) => {
    if (!accept && reason === '') return refuse(COURSE_REASON_MISSING);
    const row = await findProposal(deps.db, tenant.id, proposalId);
    if (!row) return refuse(COURSE_PROPOSAL_NOT_FOUND);
    const book = await describeBook(deps, tenant, { ...row, recordId: row.record_id });
    if (isRefusal(book)) return refuse(COURSE_PROPOSAL_NOT_FOUND);
    const now = deps.clock.now().toISOString();
    const decision = {
      state: accept ? ('open' as const) : ('refused' as const),
      reason: accept ? '' : reason,
      decided_at: now,
    };
    return inTransaction(deps.db, async (tx) => {
      await lockCourses(tx, tenant.id);
      if (!(await decideProposal(tx, tenant.id, proposalId, decision)))
        return refuse(COURSE_PROPOSAL_DECIDED);
      if (accept && !(await findBookOfWork(tx, tenant.id, row.course_id, workKey(book)))) {
        await appendBook(tx, tenant.id, row.course_id, book);
        await touchCourse(tx, tenant.id, row.course_id, now);
      }
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'courses.decide',
        subject: row.course_id,
        before: { title: row.title, state: row.state },
        after: { title: row.title, state: decision.state, reason: decision.reason },
        at: now,
      });
      return presentProposal({ ...row, ...decision });
    });
  },
);
