import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import type { SearchEngine } from '../search-engine.ts';
import { aBib, batchesOf, words } from '../testing/sample-bibs.ts';
import { createBuiltinEngine } from './builtin-engine.ts';

const INDEX = 'demo';

describe('a rebuild that fails', () => {
  let directory: string;
  let engine: SearchEngine;
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);

  beforeEach(async () => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
    directory = await mkdtemp(join(tmpdir(), 'failing-rebuild-'));
    engine = createBuiltinEngine({ directory });
  });
  afterEach(async () => {
    process.off('unhandledRejection', note);
    await engine.close();
    await rm(directory, { recursive: true });
  });

  /** The thread fails for the first document while the database is still being asked for the next ones. */
  async function* failingBatches(): AsyncGenerator<SearchDocument[]> {
    const unsendable = { ...aBib('bad', { title: 'Red Dust' }), sound: () => 'a function has no copy' };
    yield [unsendable];
    await turn();
    await turn();
    yield [aBib('next', { title: 'Red Star' })];
  }

  it('raises its error to the caller alone, and the old index goes on', async () => {
    await engine.rebuild(INDEX, batchesOf([aBib('old', { title: 'Red Chamber' })]));
    await expect(engine.rebuild(INDEX, failingBatches())).rejects.toThrow('could not be cloned');
    await turn();
    expect(unhandled).toEqual([]);
    await engine.apply(INDEX, { put: [aBib('later', { title: 'Red Sorghum' })], remove: [] });
    const { hits } = await engine.search(INDEX, { query: words('red'), offset: 0, limit: 5 });
    expect(hits.map(({ id }) => id).sort()).toEqual(['later', 'old']);
  });
});
