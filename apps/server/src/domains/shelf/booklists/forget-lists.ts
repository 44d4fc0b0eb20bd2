import type { Tx } from '../../../platform/db/database.ts';
import { enqueueJob } from '../../../platform/jobs/job-store.ts';
import { removeCoversJob } from './jobs.ts';
import { countFollowers, deleteFollows } from './store/follow-store.ts';
import { deleteListRow, listOwnRows } from './store/list-store.ts';

/**
 * Removes the lists of a reader who leaves, and what the reader follows. Pictures are removed afterwards, because files are in no
 * transaction.
 */
export async function forgetLists(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  const lists = await listOwnRows(tx, { tenantId, patronId });
  for (const { id } of lists) await deleteListRow(tx, tenantId, id);
  for (const id of await deleteFollows(tx, tenantId, patronId)) await countFollowers(tx, tenantId, id);
  const names = lists.flatMap(({ cover_file }) => (cover_file === '' ? [] : [cover_file]));
  const [last] = lists.map(({ updated_at }) => updated_at).sort();
  if (last === undefined || names.length === 0) return;
  await enqueueJob(tx, removeCoversJob, { tenantId, payload: { names }, now: last });
}
