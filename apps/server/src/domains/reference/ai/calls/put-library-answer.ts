import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { putLibraryAnswer } from '@lectern/contracts/reference/ai/put-library-answer';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { answerColumns } from '../library-answers/answer-columns.ts';
import { auditedAnswer, presentAnswer } from '../library-answers/present-answer.ts';
import { putAnswerRow } from '../library-answers/put-answer-row.ts';

export const putLibraryAnswerCall = implement(putLibraryAnswer)(
  async ({ input: { id, version, ...facts }, context: { tenant, staff }, deps }) => {
    const columns = answerColumns(facts);
    if (isRefusal(columns)) return columns;
    const now = deps.clock.now();
    return inTransaction(deps.db, async (tx) => {
      const at = now.toISOString();
      const done = await putAnswerRow(tx, { tenantId: tenant.id, id, version, columns, now: at });
      if (isRefusal(done)) return done;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'assistant.putAnswer',
        subject: done.after.id,
        before: auditedAnswer(done.before),
        after: auditedAnswer(done.after),
        at,
      });
      return presentAnswer(done.after, dateIn(tenant.settings.policy.timeZone, now));
    });
  },
);
