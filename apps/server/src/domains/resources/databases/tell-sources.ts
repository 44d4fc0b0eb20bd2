import { fromJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { enqueueJob } from '../../../platform/jobs/job-store.ts';
import { handleJob, type JobHandler } from '../../../platform/jobs/job-type.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { walkSource } from '../../collection/catalogue/records/record-sources.ts';
import { tellSourcesJob } from './jobs.ts';
import type { EresourceTable } from './tables.ts';

type Named = Pick<EresourceTable, 'sources'> | undefined;

/** Orders that the records of the sources are indexed again which a database names now and did not before, or the other way round. */
export async function orderToTellSources(
  tx: Tx,
  tenantId: string,
  { before, after, now }: { readonly before: Named; readonly after: Named; readonly now: string },
): Promise<void> {
  const [had, has] = [sourcesOf(before), sourcesOf(after)];
  const sources = [...new Set([...had, ...has])].filter((one) => !(had.includes(one) && has.includes(one)));
  if (sources.length > 0) await enqueueJob(tx, tellSourcesJob, { tenantId, payload: { sources }, now });
}

function sourcesOf(one: Named): string[] {
  return one ? fromJson<string[]>(one.sources) : [];
}

/** Does what `orderToTellSources` orders, some records at a time. If it ends early, the job begins again. */
export function tellSources({ db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>): JobHandler {
  return handleJob(tellSourcesJob, {
    async run({ tenantId = '', payload: { sources } }, signal) {
      for (const source of sources)
        for await (const subjectIds of walkSource(db, tenantId, source)) {
          if (signal.aborted) throw new Error('stopped before all records of the sources were told');
          const now = clock.now().toISOString();
          await inTransaction(db, (tx) => events.send(tx, bibChanged, { tenantId, subjectIds, now }));
        }
      return undefined;
    },
  });
}
