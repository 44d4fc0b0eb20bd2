import { refuse } from '@lectern/contracts/kernel/refusal';
import { type Answer, fittingAnswer, isWholeAnswer } from '@lectern/contracts/talk/questionnaires/answer';
import { QUESTION_NOT_ANSWERED } from '@lectern/contracts/talk/questionnaires/errors';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import type { SheetAnswer } from './store/answer-store.ts';

/** A value for every question, or the number of the first that is not answered as it asks. Answers to other questions are left out. */
export function readSheet(questions: readonly Question[], answers: readonly Answer[]) {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const sheet: SheetAnswer[] = [];
  for (const [at, question] of questions.entries()) {
    const value = fittingAnswer(question, given.get(question.id) ?? { choices: [], text: '' });
    if (value === undefined || (question.required && !isWholeAnswer(value)))
      return refuse(QUESTION_NOT_ANSWERED, { number: at + 1 });
    sheet.push({ questionId: question.id, value });
  }
  return sheet;
}
