import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { composedAt } from './composed-expressions.ts';

const root = mkdtempSync(join(tmpdir(), 'lectern-expressions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('sees what a module composes, and names the place of which it sees nothing', async () => {
  const file = 'composing.mjs';
  writeFileSync(
    join(root, file),
    "const word = 'a+';\nexport const WORD = new RegExp('^' + word + '$', 'u');\nexport const later = (text) => new RegExp(text);\n",
  );
  const { composed, unseen } = await composedAt(root, [
    { file, line: 2, name: 'WORD' },
    { file, line: 3, name: 'later' },
  ]);
  expect(composed).toEqual([{ file, line: 2, name: 'WORD', pattern: '^a+$', flags: 'u' }]);
  expect(unseen).toContain('composing.mjs:3');
});
