import { REINDEX_RUNNING } from '@lectern/contracts/discovery/search-index/errors';
import { rebuildIndex } from '@lectern/contracts/discovery/search-index/rebuild-index';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { rebuildIndexJob } from '../jobs.ts';

export const rebuildIndexCall = implement(rebuildIndex)(async ({ context: { tenant, staff }, deps }) => {
  const now = deps.clock.now().toISOString();
  const job = await inTransaction(deps.db, async (tx) => {
    const ordered = await enqueueJob(tx, rebuildIndexJob, {
      tenantId: tenant.id,
      payload: {},
      uniqueKey: tenant.id,
      now,
    });
    if (ordered.created) {
      await addAuditEntry(tx, tenant.id, {
        staffId: staff.id,
        action: 'search.rebuildIndex',
        subject: ordered.id,
        at: now,
      });
    }
    return ordered;
  });
  if (!job.created) return refuse(REINDEX_RUNNING);
  return { jobId: job.id };
});
