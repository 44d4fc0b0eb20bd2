import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { connectionsWithin } from './open-files.ts';

describe('connections within the limit of open files', () => {
  it('leave a reserve for files, and what other listeners were promised', () => {
    expect(connectionsWithin(1024, 0, 10_000)).toBe(768);
    expect(connectionsWithin(1024, 100, 10_000)).toBe(668);
    expect(connectionsWithin(1024, 0, 500)).toBe(500);
    expect(connectionsWithin(64, 0, 500)).toBe(32);
  });

  it.skipIf(process.platform === 'win32')('are counted by the limit of the process', () => {
    const program = "import('./open-files.ts').then((m) => console.log(m.openFileLimit()))";
    const command = `ulimit -n 600 && exec "${process.execPath}" --import tsx -e "${program}"`;
    const printed = execFileSync('/bin/sh', ['-c', command], { cwd: import.meta.dirname, encoding: 'utf8' });
    expect(Number(printed)).toBe(600);
  });
});
