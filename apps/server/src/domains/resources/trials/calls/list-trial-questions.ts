import { nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listTrialQuestions } from '@lectern/contracts/resources/trials/list-trial-questions';
import { implement } from '../../../../platform/http/implement.ts';
import { readShownEresource } from '../../databases/read-shown-eresource.ts';
import { presentAnswer } from '../present-answer.ts';
import { findTrialAnswer } from '../trial-answer-store.ts';
import { isAsking, trialQuestions } from '../trial-questions.ts';

export const listTrialQuestionsCall = implement(listTrialQuestions)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const eresource = await readShownEresource(deps, context, input.id);
  if (isRefusal(eresource)) return eresource;
  const answer = patron && (await findTrialAnswer(deps.db, tenant.id, eresource.id, patron.id));
  const isOpen = isAsking(eresource);
  const questions = isOpen ? trialQuestions(eresource) : [];
  return {
    isOpen,
    questions: questions.map(({ id, text }) => ({ questionId: id, text: nameIn(text, language) })),
    answer: answer ? presentAnswer(answer) : null,
  };
});
