import type { Db } from '../../../../platform/db/database.ts';
import { enqueueJob } from '../../../../platform/jobs/job-store.ts';
import { readTextJob } from '../files/jobs.ts';
import type { DigitalFileTable } from '../tables.ts';

/** The columns of a file whose text was not read. */
export const NO_TEXT = { text_fault: '', text_pages: 0, unread_pages: 0 } as const;

/** Orders the text of a file to be read; an order that waits already stands for this one. */
export async function orderText(
  db: Db,
  { id, tenant_id: tenantId }: Pick<DigitalFileTable, 'id' | 'tenant_id'>,
  now: string,
): Promise<void> {
  await enqueueJob(db, readTextJob, { tenantId, payload: { fileId: id }, uniqueKey: id, now });
}
