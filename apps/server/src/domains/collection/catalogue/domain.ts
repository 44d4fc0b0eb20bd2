import type { Domain } from '../../../platform/domain.ts';
import { handleJob } from '../../../platform/jobs/job-type.ts';
import { bibChanged } from './bib-changed.ts';
import { copiesChanged } from './copies-changed.ts';
import { copiesWithdrawn } from './copies-withdrawn.ts';
import { remapAll } from './import/remap-all.ts';
import { remapJob } from './jobs.ts';
import { EARLIER_EXPIRY } from './news/earlier-records.ts';
import { recordDescribed } from './news/record-described.ts';
import { recordNews } from './news/record-news.ts';
import { keepableBibs } from './records/keepable-bibs.ts';

export const catalogue: Domain = {
  sends: [bibChanged, copiesChanged, copiesWithdrawn, recordNews, recordDescribed],
  expiries: [EARLIER_EXPIRY],
  keepable: [keepableBibs],
  demo: async () => (await import('./demo/seed-catalogue.ts')).catalogueSeed,
  background(deps) {
    const remap = handleJob(remapJob, {
      async run({ tenantId }, signal) {
        if (tenantId === undefined) throw new Error('records are mapped again for one tenant');
        await remapAll(deps, { tenantId, signal });
        // Stopped in the middle, the job goes on when a process starts: records that are done are left alone.
        signal.throwIfAborted();
        return undefined;
      },
    });
    return { jobs: [remap] };
  },
};
