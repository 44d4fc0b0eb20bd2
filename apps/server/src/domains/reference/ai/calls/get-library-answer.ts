import { refuse } from '@lectern/contracts/kernel/refusal';
import { LIBRARY_ANSWER_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { getLibraryAnswer } from '@lectern/contracts/reference/ai/get-library-answer';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findAnswerRow } from '../library-answers/library-answer-store.ts';
import { presentAnswer } from '../library-answers/present-answer.ts';

export const getLibraryAnswerCall = implement(getLibraryAnswer)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const row = await findAnswerRow(deps.db, tenant.id, id);
    if (!row) return refuse(LIBRARY_ANSWER_NOT_FOUND);
    return presentAnswer(row, dateIn(tenant.settings.policy.timeZone, deps.clock.now()));
  },
);
