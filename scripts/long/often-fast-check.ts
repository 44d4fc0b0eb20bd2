import { createRequire } from 'node:module';

/** The module itself: its name leads here (vitest.config.ts) where properties are tried more often. */
const { default: fc }: typeof import('fast-check') = createRequire(import.meta.url)('fast-check');

const FACTOR = Number(process.env.LECTERN_TEST_RUNS);
/** The number of inputs of a property that names none. */
const DEFAULT_RUNS = 100;

const assert = ((property, parameters) =>
  fc.assert(property, {
    ...parameters,
    numRuns: FACTOR * (parameters?.numRuns ?? DEFAULT_RUNS),
  })) as typeof fc.assert;

/** fast-check, with LECTERN_TEST_RUNS times the inputs of each property. Samples stay as they are. */
export default { ...fc, assert };
