import type { QuestionResult } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { LEAST_ANSWERS } from '@lectern/contracts/talk/questionnaires/questionnaire';

/** What was answered to one question. Nothing is told of a question, or of a row of a matrix, that fewer than LEAST_ANSWERS answered. */
export function countAnswers(
  question: Question,
  values: readonly (readonly number[] | string)[],
): QuestionResult {
  const given = values.filter((value) => value.length > 0);
  if (given.length < LEAST_ANSWERS) return { question, isTooFew: true, answers: 0, counts: [], texts: [] };
  const chosen = given.filter((value) => typeof value !== 'string');
  const texts = given.filter((value) => typeof value === 'string');
  return { question, isTooFew: false, answers: given.length, counts: countsOf(question, chosen), texts };
}

function countsOf(question: Question, chosen: readonly (readonly number[])[]): number[][] {
  switch (question.kind) {
    case 'text':
      return [];
    case 'scale':
      return [tally(question.end, chosen.flat())];
    case 'one':
    case 'many':
      return [tally(question.options.length, chosen.flat())];
    case 'matrix':
      return question.rows.map((_, row) => {
        const ofRow = chosen.map((value) => value[row] ?? -1).filter((one) => one >= 0);
        return ofRow.length < LEAST_ANSWERS ? [] : tally(question.options.length, ofRow);
      });
  }
}

function tally(length: number, places: readonly number[]): number[] {
  const counts = new Array<number>(length).fill(0);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}
