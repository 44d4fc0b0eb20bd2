import { expect, it } from 'vitest';
import { drawnLines } from './drawn-lines.ts';

/** Each letter is one wide. */
const lettersOf = (text: string) => text.length;

it('begins a right-to-left title in its first line', () => {
  expect(drawnLines('תולדות הספר העברי בימי הביניים', 17, lettersOf)).toEqual([
    'העברי הספר תולדות',
    'הביניים בימי',
  ]);
});

it('keeps the direction of the title in a line that begins with other words', () => {
  expect(drawnLines('חיים עם open source היום', 12, lettersOf)).toEqual(['open עם חיים', 'היום source']);
});

it('gives a word that is wider than a line one of its own', () => {
  expect(drawnLines('אבגדהוזח טי', 4, lettersOf)).toEqual(['אבגדהוזח', 'טי']);
});

it('leaves other texts whole', () => {
  expect(drawnLines('Saltwind and tide', 4, lettersOf)).toEqual(['Saltwind and tide']);
});
