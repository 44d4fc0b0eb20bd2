import { answerTrialByOldPath } from '@lectern/contracts/resources/trials/answer-trial-by-old-path';
import { implement } from '../../../../platform/http/implement.ts';
import { keepAnswer } from '../keep-answer.ts';

export const answerTrialByOldPathCall = implement(answerTrialByOldPath)(
  ({ input: { id, content }, context, deps }) =>
    keepAnswer(deps, context, { id, answers: [{ questionId: '', text: content }], withName: false }),
);
