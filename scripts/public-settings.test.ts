import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findConfigSchema } from '@lectern/contracts/people/tenant/get-find-config';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const guide = readFileSync(join(ROOT, 'docs/admin.md'), 'utf8');

/** The rows of the table of settings: their keys, and where their effect is tested, or why not. */
const rows = [...guide.matchAll(/^\| (`.*?) \| [^|]+ \| ([^|]+) \|$/gm)].map(([, keys = '', proof = '']) => ({
  keys: namesIn(keys),
  files: namesIn(proof).filter((name) => name.includes('/')),
  proof,
}));

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
}

describe('a public setting', () => {
  it('has one row in the guide for administrators', () => {
    const named = rows.flatMap(({ keys }) => keys).sort();
    expect(named).toEqual(Object.keys(findConfigSchema.shape).sort());
  });

  it.each(rows)('has its effect in a test, or the guide says why not: $keys', ({ keys, files, proof }) => {
    if (files.length === 0) return expect(proof).toMatch(/^not (yet|here)/);
    for (const file of files) expect(existsSync(join(ROOT, file)), file).toBe(true);
    const tests = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    // One of a group of settings stands for the others, which have the same kind of effect.
    expect(keys.some((key) => tests.includes(key))).toBe(true);
  });
});
