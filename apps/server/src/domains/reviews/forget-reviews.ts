import type { Tx } from '../../platform/db/database.ts';

/** Removes the reviews, stars and public name of a reader who leaves. */
export async function forgetReviews(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const table of ['review', 'public_name'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
}
