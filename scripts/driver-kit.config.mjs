import { defineConfig } from 'vitest/config';

/** Runs the suite of library systems alone. */
export default defineConfig({
  test: {
    include: ['apps/server/src/testing/driver-kit.ts'],
    testTimeout: 180_000,
    hookTimeout: 600_000,
  },
});
