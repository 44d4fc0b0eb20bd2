import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { addAcceptance } from './store/acceptance-store.ts';
import type { AcceptanceTable } from './tables.ts';

export interface Accepted extends Omit<AcceptanceTable, 'id' | 'tenant_id' | 'accepted_at'> {
  /** Whom it concerns: who gave it, wished it or ordered it. */
  readonly patronIds: readonly string[];
}

/** Writes the storage record of what has come, in the transaction in which it comes. `now` is an instant. */
export async function recordAcceptance(
  tx: Tx,
  tenantId: string,
  { patronIds, ...accepted }: Accepted,
  now: string,
): Promise<void> {
  const id = newId();
  const readers = [...new Set(patronIds)].filter((one) => one !== '');
  await addAcceptance(
    tx,
    { id, tenant_id: tenantId, ...accepted, accepted_at: now },
    readers.map((patronId) => ({
      tenant_id: tenantId,
      acceptance_id: id,
      patron_id: patronId,
      origin: accepted.origin,
      accepted_at: now,
    })),
  );
}
