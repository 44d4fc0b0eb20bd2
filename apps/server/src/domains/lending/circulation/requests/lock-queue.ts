import type { Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';

/**
 * Makes others who place, move or count requests of this title wait until this transaction ends. A decision that depends on who waits takes
 * this lock first, and so does whoever places a request: else a request placed between decision and commit is passed over.
 */
export async function lockQueue(tx: Tx, tenantId: string, bibId: string): Promise<void> {
  await lockName(tx, `requests/${tenantId}/${bibId}`);
}
