import type { Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { joinedBibs } from '../store/request-editions.ts';

/**
 * Makes others who place, move or count requests of this title wait until this transaction ends. A decision that depends on who waits takes
 * this lock first, and so does whoever places a request: else a request placed between decision and commit is passed over.
 */
export async function lockQueue(tx: Tx, tenantId: string, bibId: string): Promise<void> {
  await lockQueues(tx, tenantId, [bibId]);
}

/**
 * The same for several titles. Queues that requests for several editions join are locked with them. All who lock several queues lock them in
 * the same order; only who finds, once the locks are there, that somebody has joined one more queue meanwhile locks it out of order. If two
 * such transactions wait for each other, the database breaks one off and it is run again.
 */
export async function lockQueues(tx: Tx, tenantId: string, bibIds: readonly string[]): Promise<void> {
  const locked = new Set<string>();
  for (;;) {
    const joined = await joinedBibs(tx, tenantId, bibIds);
    const missing = [...joined].filter((bibId) => !locked.has(bibId)).sort();
    if (missing.length === 0) return;
    for (const bibId of missing) {
      await lockName(tx, `requests/${tenantId}/${bibId}`);
      locked.add(bibId);
    }
  }
}
