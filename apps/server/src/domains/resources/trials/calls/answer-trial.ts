import { answerTrial } from '@lectern/contracts/resources/trials/answer-trial';
import { implement } from '../../../../platform/http/implement.ts';
import { keepAnswer } from '../keep-answer.ts';

export const answerTrialCall = implement(answerTrial)(({ input, context, deps }) =>
  keepAnswer(deps, context, input),
);
