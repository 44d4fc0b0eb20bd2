import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { writeModelFile } from '../../domains/search-index/meaning/model-files.ts';
import { pageMeaningTexts } from '../../domains/search-index/meaning/page-meaning-texts.ts';
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
      const bytes = await trainMeaning(pageMeaningTexts(db, tenant.id), {
        progress: (records) => progress.show(records),
      });
      progress.end();
      const { meaning } = await search.status(tenant.id);
      const name = await writeModelFile(config, tenant.id, bytes, meaning);
      console.log(
        `Model ${name}, ${Math.ceil(bytes.length / 1_000_000)} MB. A running server builds its index with it; without one run \`lectern reindex\`.`,
      );
      return 0;
    }),
};
