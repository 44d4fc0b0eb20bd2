import { trainModel } from '../../domains/discovery/search-index/meaning/train-model.ts';
import type { Command } from '../command.ts';
import { createProgress } from '../progress.ts';
import { withTenant } from '../with-deps.ts';

export const vectorsTrainCommand: Command = {
  name: 'vectors train',
  usage: '--tenant T',
  summary:
    'Learns from the records of a library which words stand with which headings and classes, for search by meaning; a running server then builds its index with it.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async ({ db, config, search }, tenant) => {
      const progress = createProgress('vectors train');
      const { name, size } = await trainModel({ config, db }, tenant.id, {
        kept: async () => (await search.status(tenant.id)).meaning,
        progress: (records) => progress.show(records),
      });
      progress.end();
      console.log(
        `Model ${name}, ${Math.ceil(size / 1_000_000)} MB. A running server builds its index with it; without one run \`lectern reindex\`.`,
      );
      return 0;
    }),
};
