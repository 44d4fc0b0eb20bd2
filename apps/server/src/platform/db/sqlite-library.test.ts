import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Garbage enough that databases are collected on the way, as in a process at work; a collection asked for does not show the fault. */
const OPEN_AND_FORGET = `
  import { Sqlite } from '${new URL('./sqlite-library.ts', import.meta.url).href}';
  for (let at = 0; at < 300; at++) {
    new Sqlite(':memory:').prepare('select 1').get();
    await new Promise((resolve) => setImmediate(resolve));
    Array.from({ length: 20_000 }, (_, key) => ({ key }));
  }
  console.log('alive');
`;

describe('the SQLite library', () => {
  it('lets a database that nobody closed be collected, on the Node that runs', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', OPEN_AND_FORGET],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(stdout).toBe('alive\n');
  });
});
