import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    // Every core: the default leaves one idle, which of two is half the machine.
    maxWorkers: availableParallelism(),
    // Reading the server's modules anew for each file took more time than the tests; none of them keeps what another may not see.
    isolate: false,
    // A limit ends what hangs; no test may fail because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 600_000,
    env: { LECTERN_SEARCH_PATIENCE: '20' },
    expect: { poll: { timeout: 30_000 } },
  },
});
