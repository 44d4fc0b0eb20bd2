import fastCheck from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FACTOR = 3;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('LECTERN_TEST_RUNS', String(FACTOR));
});
afterEach(() => vi.unstubAllEnvs());

it.each([[undefined, 100 * FACTOR] as const, [7, 7 * FACTOR] as const])(
  'tries a property that wants %s inputs with %i',
  async (numRuns, tries) => {
    const { default: fc } = await import('./often-fast-check.ts');
    const seen = vi.fn<(value: number) => void>();
    fc.assert(fc.property(fastCheck.nat(), seen), numRuns === undefined ? {} : { numRuns });
    expect(seen).toHaveBeenCalledTimes(tries);
  },
);
