import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineUnderTest } from '../../testing/search-engine-suite.ts';
import { createBuiltinEngine } from '../builtin-engine.ts';

/** An engine in a temporary folder of its own. */
export async function createTestEngine(): Promise<EngineUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'builtin-engine-'));
  const engine = createBuiltinEngine({ directory });
  return {
    engine,
    dispose: async () => {
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
}
