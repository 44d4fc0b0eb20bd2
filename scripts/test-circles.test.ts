import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from './long/parts.mjs';
import { testFiles, testsOf, vitestFilesIn } from './test-circles.mjs';

const ROOT = join(import.meta.dirname, '..');

describe('the circles of tests', () => {
  const all = testFiles(ROOT);

  it('have each test file of the project once', () => {
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const tests = tracked.split('\n').filter((file) => /\.(test|spec)\.\w+$/.test(file));
    expect(all.map(({ file }) => file).sort()).toEqual(tests.sort());
  });

  it('lie one in another, and `npm test` leaves out what begins in the long one only', () => {
    const check = vitestFilesIn(ROOT, 'check');
    const test = vitestFilesIn(ROOT, 'test');
    const inBrowser = testsOf(ROOT, 'browser');
    expect(test).toEqual(expect.arrayContaining(check));
    const left = all.filter(({ file }) => ![...test, ...inBrowser].includes(file));
    expect(left.filter(({ kind }) => kind.from !== 'long')).toEqual([]);
  });

  it('are all run whole by the parts of the long run', () => {
    const run = PARTS.flatMap(({ kinds }) => testsOf(ROOT, ...kinds));
    expect([...new Set(run)].sort()).toEqual(all.map(({ file }) => file).sort());
  });
});
