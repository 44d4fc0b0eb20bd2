import { refuse } from '@lectern/contracts/kernel/refusal';
import { LIBRARY_ANSWER_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { removeLibraryAnswer } from '@lectern/contracts/reference/ai/remove-library-answer';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { deleteAnswerRow, findAnswerRow } from '../library-answers/library-answer-store.ts';
import { auditedAnswer } from '../library-answers/present-answer.ts';
import { lockAnswers } from '../library-answers/put-answer-row.ts';

export const removeLibraryAnswerCall = implement(removeLibraryAnswer)(
  async ({ input: { id }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockAnswers(tx, tenant.id);
      const before = await findAnswerRow(tx, tenant.id, id);
      if (!before) return refuse(LIBRARY_ANSWER_NOT_FOUND);
      await deleteAnswerRow(tx, tenant.id, id);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'assistant.removeAnswer',
        subject: id,
        before: auditedAnswer(before),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return { id };
    }),
);
