import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFiles, testsOf, vitestFilesIn } from './circles.mjs';
import { PARTS } from './long/parts.mjs';

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

  it('lie one in another: what is in none of the short ones is said to be long', () => {
    const check = vitestFilesIn(ROOT, 'check');
    const test = vitestFilesIn(ROOT, 'test');
    expect(test).toEqual(expect.arrayContaining(check));
    const left = all.filter(({ file }) => !test.includes(file)).map(({ kind }) => kind.name);
    expect(new Set(left)).toEqual(new Set(['browser', 'cluster', 'kills']));
  });

  it('are all run whole by the parts of the long run', () => {
    const run = PARTS.flatMap(({ kinds }) => testsOf(ROOT, ...kinds));
    expect([...new Set(run)].sort()).toEqual(all.map(({ file }) => file).sort());
  });
});
