import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeSearchEngine } from '../testing/search-engine-suite.ts';
import { createBuiltinEngine } from './builtin-engine.ts';

describeSearchEngine('the built-in engine', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'builtin-engine-'));
  const engine = createBuiltinEngine({ directory });
  return {
    engine,
    dispose: async () => {
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
});
