import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSteps, readSteps } from './migration-steps.ts';

/** Databases store the names of these steps, so they keep their numbers. */
const NUMBERS_OF_TWO = ['0106', '0109'];

it('each new step has a number of its own', () => {
  const numbers = listSteps().map((name) => name.slice(0, 4));
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  expect(repeated.filter((number) => !NUMBERS_OF_TWO.includes(number))).toEqual([]);
});

it('each file with a number is a step', async () => {
  expect(Object.keys(await readSteps('sqlite'))).toEqual(listSteps());
});

it('a file without a step is named in the error', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-steps-'));
  try {
    writeFileSync(join(folder, '0001-empty.ts'), 'export const down = 1;\n');
    writeFileSync(join(folder, '0001-empty.test.ts'), 'throw new Error("not a step");\n');
    await expect(readSteps('sqlite', folder)).rejects.toThrow('0001-empty.ts');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
