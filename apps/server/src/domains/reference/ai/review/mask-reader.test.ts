import { expect, it } from 'vitest';
import { withoutName } from './mask-reader.ts';

it.each([
  ['我叫陈伟，想问停车', '陈伟', '我叫▮▮▮，想问停车'],
  ['I am Anna Weber. Anna, not Annabel.', 'Anna Weber', 'I am ▮▮▮. ▮▮▮, not Annabel.'],
  ['ask weber', 'Weber, Anna', 'ask ▮▮▮'],
  ['Où est le café ?', 'Le Goff', 'Où est le café ?'],
  ['nothing here', '', 'nothing here'],
])('takes the name of its reader out of “%s”', (text, name, masked) => {
  expect(withoutName(text, name)).toBe(masked);
});
