import type { Tx } from '../../../platform/db/database.ts';
import { eraseActivity } from './activity-store.ts';

/** Removes the records of use of a reader who leaves. */
export async function forgetActivity(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await eraseActivity(tx, tenantId, patronId);
  await tx
    .deleteFrom('activity_choice')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
