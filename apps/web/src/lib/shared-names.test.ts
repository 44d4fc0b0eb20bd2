import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHARED_LOCAL_NAMES, SHARED_SESSION_NAMES } from './shared-names.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/integrate.md'), 'utf8');

it('the guide for integrators lists the names of storage that other pages may read, and no other', () => {
  const [, section = ''] = GUIDE.split('## What the pages keep in the browser\n');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `(\w+)` \| (session|local) \|/gm) ?? [];
  const listed = [...rows].map(([, name, store]) => `${store} ${name}`);
  expect(listed).toEqual([
    ...SHARED_SESSION_NAMES.map((name) => `session ${name}`),
    ...SHARED_LOCAL_NAMES.map((name) => `local ${name}`),
  ]);
});
