import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawWays } from './draw-ways.ts';

const PAGE = new URL('../../../../docs/requests.md', import.meta.url);
const MARK =
  '<!-- Drawn from packages/rules/src/requests; LECTERN_DRAW=1 npx vitest run draw-ways draws it anew. -->\n';

it('docs/requests.md shows the ways as they are', () => {
  const [head = ''] = readFileSync(PAGE, 'utf8').split(MARK);
  const page = `${head}${MARK}\n${drawWays()}`;
  if (process.env.LECTERN_DRAW === '1') writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});
