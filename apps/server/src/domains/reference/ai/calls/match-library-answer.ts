import { matchLibraryAnswer } from '@lectern/contracts/reference/ai/match-library-answer';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { matchAnswers } from '../library-answers/answer-by-library.ts';
import { NEAR_ENOUGH } from '../library-answers/nearness.ts';

const SHOWN = 3;

export const matchLibraryAnswerCall = implement(matchLibraryAnswer)(
  async ({ input: { question: text }, context: { tenant, language }, deps }) => {
    const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
    const { near, chosen, needsSameWords } = await matchAnswers(deps, {
      text,
      language,
      tenant,
      today,
      turns: [],
    });
    return {
      answeredBy: chosen?.id ?? null,
      needsSameWords,
      threshold: NEAR_ENOUGH,
      near: near.slice(0, SHOWN).map(({ isSame: _isSame, ...one }) => one),
    };
  },
);
