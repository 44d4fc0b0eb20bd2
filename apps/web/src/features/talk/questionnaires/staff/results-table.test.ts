import type { QuestionResult } from '@lectern/contracts/talk/questionnaires/get-questionnaire-results';
import { toCsv } from '@lectern/rules/csv';
import { expect, it } from 'vitest';
import { resultRows } from './results-table.ts';

const ASKED = { id: 'q', text: 'Why?', required: false };
const TOLD = { isTooFew: false, answers: 5, counts: [], texts: [] };

it('what readers wrote is text to a spreadsheet', () => {
  const texts = ['=HYPERLINK("http://evil.example")', '+1', '@SUM(A1)', 'a, "b"'];
  const results: QuestionResult[] = [{ ...TOLD, question: { ...ASKED, kind: 'text' }, texts }];
  const csv = toCsv(resultRows(results, 'too few'));
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain("'@SUM(A1)");
  expect(csv).toContain('"a, ""b"""');
  expect(csv).not.toMatch(/(^|,)"?[=@]/m);
});

it('a matrix has a line for each row and choice, and says which row too few answered', () => {
  const results: QuestionResult[] = [
    {
      ...TOLD,
      question: { ...ASKED, kind: 'matrix', rows: ['Hall', 'Garden'], options: ['Bad', 'Good'] },
      counts: [[2, 3], []],
    },
  ];
  expect(resultRows(results, 'too few')).toEqual([
    ['Why?', 'Hall', 'Bad', 2],
    ['Why?', 'Hall', 'Good', 3],
    ['Why?', 'Garden', 'too few', ''],
  ]);
});
