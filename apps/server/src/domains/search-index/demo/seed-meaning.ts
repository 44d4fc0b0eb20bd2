import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import type { DemoSeed } from '../../../platform/demo-seed.ts';
import { writeModelFile } from '../meaning/model-files.ts';
import { pageMeaningTexts } from '../meaning/page-meaning-texts.ts';

/** Trains the model of meaning by the demo's records. It is there before the first index is built, which so has concepts at once. */
export const meaningSeed: DemoSeed = {
  tables: [],
  async load({ config, db }, { tenantId }) {
    const bytes = await trainMeaning(pageMeaningTexts(db, tenantId));
    await writeModelFile(config, tenantId, bytes, undefined);
  },
};
