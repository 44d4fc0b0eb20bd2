import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRefused } from '../../../../platform/counter/read-head.ts';
import { SHARED_REPORTS } from '../../../../testing/shared-counter-reports.ts';
import { readingOf } from './read-report.ts';

const folder = join(
  process.env.LECTERN_SHARED_DATA ?? join(import.meta.dirname, '../../../../../../../../../shared/data'),
  'counter',
);
const isHere = existsSync(folder);
if (!isHere)
  process.stderr.write(`skipped: no ${folder} (set LECTERN_SHARED_DATA to where the shared data lies)\n`);

/** Release 4 and SUSHI before release 5 are refused whatever they say. */
const isFourth = (name: string) => name.startsWith('r4-') || name.startsWith('sushi4-');

function* files(): Generator<string> {
  for (const place of readdirSync(folder)) {
    if (place === 'schema' || !statSync(join(folder, place)).isDirectory()) continue;
    for (const file of readdirSync(join(folder, place))) yield `${place}/${file}`;
  }
}

async function read(name: string): Promise<string> {
  let sum = 0;
  const path = join(folder, name);
  const outcome = await readingOf(
    createReadStream(path),
    undefined,
    statSync(path).size,
  )({
    async onUses(uses) {
      for (const { counts } of uses) for (const { count } of counts) sum += count;
    },
    onFault: () => undefined,
  });
  if (!isRefused(outcome)) {
    const { report, release, from, to } = outcome.head;
    return `${report} ${release} ${from}..${to} ${sum}`;
  }
  const [first] = outcome.exceptions;
  return outcome.refused === 'EXCEPTION' ? `EXCEPTION ${first?.code}` : outcome.refused;
}

describe.skipIf(!isHere)('reports of others', () => {
  it.each(isHere ? [...files()] : [])('are read or refused as they are: %s', async (name) => {
    expect(await read(name)).toBe(isFourth(name) ? 'COUNTER_4' : SHARED_REPORTS[name]);
  });
});
