import type { Db } from '../../../platform/db/database.ts';
import { enqueueJob } from '../../../platform/jobs/job-store.ts';
import { rebuildIndexJob } from './jobs.ts';

/** Orders new indexes of all tenants: after the database was replaced. */
export async function reindexAll(db: Db, now: Date): Promise<void> {
  const tenants = await db.selectFrom('tenant').select('id').execute();
  for (const { id } of tenants) {
    const at = now.toISOString();
    await enqueueJob(db, rebuildIndexJob, { tenantId: id, payload: {}, uniqueKey: id, now: at });
  }
}
