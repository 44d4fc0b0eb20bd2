import type { QuestionResult } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import type { TableRow } from '@lectern/rules/csv';

/** What can be chosen: options, or the numbers of a scale, of which the ends say what they mean. */
export function optionsOf(question: Question): readonly string[] {
  if (question.kind === 'text') return [];
  if (question.kind !== 'scale') return question.options;
  const { end, low, high } = question;
  return Array.from({ length: end }, (_, at) =>
    [String(at + 1), at === 0 ? low : at === end - 1 ? high : ''].filter(Boolean).join(' '),
  );
}

/** Results as rows of a CSV file: question, row of a matrix, option or words, how often. Questions that too few answered say so. */
export function resultRows(results: readonly QuestionResult[], tooFew: string): TableRow[] {
  return results.flatMap(({ question, isTooFew, counts, texts }): TableRow[] => {
    if (isTooFew) return [[question.text, '', tooFew, '']];
    if (question.kind === 'text') return texts.map((text) => [question.text, '', text, '']);
    const options = optionsOf(question);
    return counts.flatMap((ofRow, at): TableRow[] => {
      const row = question.kind === 'matrix' ? (question.rows[at] ?? '') : '';
      if (ofRow.length === 0) return [[question.text, row, tooFew, '']];
      return ofRow.map((count, place) => [question.text, row, options[place] ?? '', count]);
    });
  });
}
