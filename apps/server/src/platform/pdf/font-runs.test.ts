import { expect, it } from 'vitest';
import { fontRuns } from './font-runs.ts';

const only = (letters: string) => ({
  has: (codePoint: number) => letters.includes(String.fromCodePoint(codePoint)),
});
const FONTS = [only('读者abc 〓\u00a0'), only('者abcŁ')];

it('takes the first font that has a letter, and a word from one font', () => {
  expect(fontRuns('读者 abc Łab', FONTS)).toEqual([
    { font: 0, shown: '读者 abc ' },
    { font: 1, shown: 'Łab' },
  ]);
});

it('shows a mark for what no font has, which is copied as the letter', () => {
  expect(fontRuns('读𪚥者', FONTS)).toEqual([
    { font: 0, shown: '读' },
    { font: 0, shown: '〓', actual: '𪚥' },
    { font: 0, shown: '者' },
  ]);
});

it('shows no joiners and signs of direction, which are no letters', () => {
  expect(fontRuns('a\u200cb\u200d\u2068c\u2069', FONTS)).toEqual([{ font: 0, shown: 'abc' }]);
});

it('shows no control characters', () => {
  expect(fontRuns('a\u0000\nb\u202f', FONTS)).toEqual([{ font: 0, shown: 'a b\u00a0' }]);
});
