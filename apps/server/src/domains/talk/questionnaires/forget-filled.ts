import type { Tx } from '../../../platform/db/database.ts';

/** Removes that a reader who leaves has answered. The answers stay: nobody knows which they are. */
export async function forgetFilled(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('questionnaire_filled')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
