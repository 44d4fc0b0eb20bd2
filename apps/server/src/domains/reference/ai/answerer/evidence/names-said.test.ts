import { expect, it } from 'vitest';
import { namesSaid } from './names-said.ts';

it.each([
  ['do you have anything by Marten van Rose?', ['Marten van Rose']],
  ['Lexikon der Sprachwissenschaft, is it in?', ['Lexikon der Sprachwissenschaft']],
  ['My teacher likes Ada Quincy and Leah Rose', ['Ada Quincy and Leah Rose']],
  ['is it in? Ask Mary.', ['Ask Mary']],
  ['想找Tricia Rose的作品', ['Tricia Rose']],
  ['求一本deep learning for finance，急', ['deep learning for finance']],
  ['a book about whales', []],
  ['Dune', []],
  ['有没有Python的书', []],
])('reads the names of %s', (question, names) => {
  expect(namesSaid(question)).toEqual(names);
});
