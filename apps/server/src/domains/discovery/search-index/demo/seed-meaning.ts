import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { trainModel } from '../meaning/train-model.ts';

/** Trains the model of meaning by the demo's records. It is there before the first index is built, which so has concepts at once. */
export const meaningSeed: DemoSeed = {
  tables: [],
  async load(deps, { tenantId }) {
    await trainModel(deps, tenantId);
  },
};
