import { expect, it } from 'vitest';
import { addProof } from './proofs.mjs';

const HEAD = '| when | commit | result | parts |\n| --- | --- | --- | --- |\n';
const now = new Date('2026-11-28T06:05:09Z');
const names = ['kills', 'browser'];

it('says that a run has passed only where each part has', () => {
  const results = { kills: { passed: true, minutes: 4 } };
  const part = addProof(HEAD, { tree: 'abc1234', names, results, now });
  expect(part).toBe(`${HEAD}| 2026-11-28 06:05 | abc1234 | not whole | kills 4 min, browser not run |\n`);
  const failed = { ...results, browser: { passed: false, minutes: 9 } };
  expect(addProof(part, { tree: 'abc1234', names, results: failed, now })).toBe(
    `${HEAD}| 2026-11-28 06:05 | abc1234 | not whole | kills 4 min, **browser failed** |\n`,
  );
  const passed = { ...results, browser: { passed: true, minutes: 9 } };
  expect(addProof(part, { tree: 'abc1234', names, results: passed, now })).toBe(
    `${HEAD}| 2026-11-28 06:05 | abc1234 | passed | kills 4 min, browser 9 min |\n`,
  );
});

it('keeps the lines of other commits', () => {
  const first = addProof(HEAD, { tree: 'abc1234', names, results: {}, now });
  const both = addProof(first, { tree: 'def5678', names, results: {}, now });
  expect(both.startsWith(first)).toBe(true);
  expect(both.split('\n')).toHaveLength(5);
});
