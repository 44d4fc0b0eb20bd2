import fc from 'fast-check';

/** Texts that break what forgets to parse, escape, bound or normalise. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufffe\uffff',
  'x'.repeat(10_000),
  '馆'.repeat(10_000),
  "' OR 1=1 --",
  "'; DROP TABLE bib; --",
  '%',
  '_%_',
  '(a+)+$',
  `${'('.repeat(500)}a`,
  `${'-'.repeat(400)}a`,
  '"unbalanced',
  'a OR OR AND NOT',
  '* ** a*b*',
  'NOT *',
  '[a-',
  '\\',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of an expression, not one
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%00%c0%ae',
  '\r\nset-cookie: a=b',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202eabc\u2066\u200f',
  `e${'\u0301'.repeat(900)}`,
  'ﷺ'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '1e308',
  '0x10',
  '９９',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '999999999999999',
];

const SIMPLE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [null],
  [[['a']]],
  { toString: 'a', length: 1e9 },
  { $gt: '' },
  ['a', 1, null, {}],
];

export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 80 }), weight: 1 },
);

/** Any JSON value that no call expects, small enough to send often. */
export const hostileValue = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.constantFrom(...SIMPLE), weight: 3 },
  { arbitrary: fc.array(hostileText, { maxLength: 4 }), weight: 1 },
  { arbitrary: fc.jsonValue(), weight: 1 },
);

/** Values of a size that nobody sends by mistake: nearly a body's limit each. */
export const HUGE_VALUES: readonly { readonly name: string; readonly json: string }[] = [
  { name: 'a list of 100,000', json: `[${'1,'.repeat(99_999)}1]` },
  { name: 'a list of 100,000 texts', json: `[${'"a",'.repeat(99_999)}"a"]` },
  { name: 'a text of 900 kB', json: `"${'a'.repeat(900_000)}"` },
  { name: 'lists 100,000 deep', json: '['.repeat(100_000) + ']'.repeat(100_000) },
  { name: 'objects 50,000 deep', json: `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}` },
  { name: 'a number past all numbers', json: '1e999999' },
  { name: 'a prototype', json: '{"__proto__":{"isStaff":true}}' },
  { name: 'a constructor', json: '{"constructor":{"prototype":{"isStaff":true}}}' },
];

/** Bodies that are no object. */
export const NO_OBJECTS: readonly string[] = [
  'null',
  '[]',
  '"text"',
  '1',
  'true',
  '',
  '{',
  '{"a":1,}',
  '{"__proto__":{"a":1}}',
  '\ufeff{}',
  '\u0000',
];
