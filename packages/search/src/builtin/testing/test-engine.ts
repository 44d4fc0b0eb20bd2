import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchDocument } from '../../search-document.ts';
import type { EngineUnderTest } from '../../testing/search-engine-suite.ts';
import { createBuiltinEngine } from '../builtin-engine.ts';

/**
 * An engine in a temporary folder of its own. One build goes on all the time: the engine ends its building thread after the last build,
 * and to start it again for each test takes longer than the tests.
 */
export async function createTestEngine(): Promise<EngineUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'builtin-engine-'));
  const engine = createBuiltinEngine({ directory });
  const end = new AbortController();
  const endless = engine.rebuild('until-the-end', nothingUntil(once(end.signal, 'abort')));
  return {
    engine,
    dispose: async () => {
      end.abort();
      await endless;
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function* nothingUntil(end: Promise<unknown>): AsyncGenerator<SearchDocument[]> {
  await end;
  yield [];
}
