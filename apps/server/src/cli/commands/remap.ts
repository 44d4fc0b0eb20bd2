import { ImportRunningError } from '../../domains/collection/catalogue/import/import-errors.ts';
import { remapAll } from '../../domains/collection/catalogue/import/remap-all.ts';
import { createIndexer } from '../../domains/discovery/search-index/indexer.ts';
import { type Command, CommandError, required } from '../command.ts';
import { stopOnInterrupt } from '../interrupt.ts';
import { countsTable } from '../print-counts.ts';
import { createProgress } from '../progress.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

export const remapCommand: Command = {
  name: 'remap',
  usage: '--tenant T',
  summary:
    'Maps all stored records again, without their files: after a new version that reads more from them.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withDeps({ bulk: true }, async (deps) => {
      const tenant = await tenantNamed(deps, required(args, 'tenant'));
      const interrupt = stopOnInterrupt();
      const progress = createProgress('remap');
      const indexer = createIndexer(deps);
      indexer.start();
      try {
        const counts = await remapAll(deps, {
          tenantId: tenant.id,
          signal: interrupt.signal,
          onProgress: ({ records }) => progress.show(records),
        });
        progress.end();
        console.log(countsTable(counts));
        if (interrupt.signal.aborted) return 130;
        await indexer.settled();
        return 0;
      } catch (error) {
        if (error instanceof ImportRunningError)
          throw new CommandError(`An import of source "${error.source}" is running. Wait for its end.`);
        throw error;
      } finally {
        interrupt.release();
        await indexer.stop();
      }
    }),
};
