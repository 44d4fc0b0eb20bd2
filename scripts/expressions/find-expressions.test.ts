import { expect, it } from 'vitest';
import { expressionsIn } from './find-expressions.ts';

it('finds literal expressions wherever they stand, with the names of what holds them', () => {
  const source = `
    const WORD = /a\\/b/u;
    // a / comment
    const forms = { length: /^\\d+$/i };
    function isOne(text: string) { return /1/.test(text) || text.split(/,/)[0] === 'x/y/z'; }`;
  expect(expressionsIn('one.ts', source).literals).toEqual([
    { file: 'one.ts', line: 2, name: 'WORD', pattern: 'a\\/b', flags: 'u' },
    { file: 'one.ts', line: 4, name: 'length', pattern: '^\\d+$', flags: 'i' },
    { file: 'one.ts', line: 5, name: 'isOne', pattern: '1', flags: '' },
    { file: 'one.ts', line: 5, name: 'isOne', pattern: ',', flags: '' },
  ]);
});

it('finds where expressions are composed', () => {
  const source = 'const a = new RegExp(b + c);\nfunction make(c: string) {\n  return RegExp(c);\n}';
  expect(expressionsIn('two.ts', source)).toEqual({
    literals: [],
    composing: [
      { file: 'two.ts', line: 1, name: 'a' },
      { file: 'two.ts', line: 3, name: 'make' },
    ],
  });
});

it('reads components', () => {
  const source = 'export const A = () => <p>{/x/.test("a") ? <br /> : "</p>"}</p>;';
  expect(expressionsIn('three.tsx', source).literals.map(({ pattern }) => pattern)).toEqual(['x']);
});
