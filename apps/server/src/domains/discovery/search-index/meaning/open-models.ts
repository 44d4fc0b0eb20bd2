import type { MeaningModel } from '@lectern/search/meaning/meaning-model';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import type { Deps } from '../../../../platform/deps.ts';
import type { MeaningModels } from '../../../../ports/search-engine/meaning-models.ts';
import { modelWrittenAt, newestModelName, readModelFile } from './model-files.ts';

/** A missing file is looked for again after so long: it may be copied to this machine a moment later. */
const LOOK_AGAIN_MS = 30_000;

interface Opened {
  readonly name: string;
  readonly at: number;
  readonly model: Promise<MeaningModel | undefined>;
}

/**
 * The models in the data folder. Of each tenant the last two that were asked for stay in memory: that of the index, and a newer one while
 * an index is built with it.
 */
export function createMeaningModels({ config, log }: Pick<Deps, 'config' | 'log'>): MeaningModels {
  const opened = new Map<string, readonly Opened[]>();
  const reported = new Set<string>();

  async function read(tenantId: string, name: string): Promise<MeaningModel | undefined> {
    try {
      return openMeaning(await readModelFile(config, tenantId, name));
    } catch (error) {
      const key = `${tenantId} ${name}`;
      if (!reported.has(key))
        log.error(
          { err: error, tenant: tenantId, model: name },
          'model of meaning not readable: searched by words',
        );
      reported.add(key);
      return undefined;
    }
  }

  return {
    newestName: (tenantId) => newestModelName(config, tenantId),
    writtenAt: (tenantId, name) => modelWrittenAt(config, tenantId, name),
    async open(tenantId, name) {
      const now = performance.now();
      const kept = opened.get(tenantId) ?? [];
      const known = kept.find((one) => one.name === name);
      const model = await known?.model;
      if (known && (model || now - known.at < LOOK_AGAIN_MS)) return model;
      const reading = { name, at: now, model: read(tenantId, name) };
      opened.set(tenantId, [reading, ...kept.filter((one) => one.name !== name)].slice(0, 2));
      return reading.model;
    },
  };
}
