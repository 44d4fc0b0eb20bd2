import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const MOST_WORKERS = 12;
/** How many times more inputs each property gets than in `npm test`. */
const RUNS = Number(process.env.LECTERN_TEST_RUNS ?? 1);
const OFTEN = {
  find: /^fast-check$/,
  replacement: join(import.meta.dirname, 'scripts/long/often-fast-check.ts'),
};

/** A module that takes all files of a folder changes with the folder, which its content does not show: it is compiled anew each time. */
const foldersAnew: Plugin = {
  name: 'lectern:folders-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

export default defineConfig({
  plugins: [foldersAnew],
  resolve: { alias: RUNS > 1 ? [OFTEN] : [] },
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // More than there are cores, as many tests wait for a server or for a limit of time; no more than PostgreSQL has connections for.
    maxWorkers: Math.min(MOST_WORKERS, Math.ceil(availableParallelism() * 1.5)),
    // Reading the server's modules anew for each file took more time than the tests; none of them keeps what another may not see.
    isolate: false,
    // Modules as they were compiled, by their content: a second run compiles only what changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules-of-tests' },
    // A limit ends what hangs; no test may fail because the machine is busy.
    testTimeout: 180_000 * RUNS,
    hookTimeout: 600_000,
    env: { LECTERN_SEARCH_PATIENCE: '20', VITE_API_BASE: 'http://library.test/api' },
    expect: { poll: { timeout: 30_000 } },
  },
});
