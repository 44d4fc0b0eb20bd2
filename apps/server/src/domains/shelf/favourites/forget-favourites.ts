import type { Tx } from '../../../platform/db/database.ts';

/** Removes the favourites and folders of a reader who leaves; links to them end. */
export async function forgetFavourites(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  for (const table of ['favourite', 'favourite_folder'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('patron_id', '=', patronId).execute();
}
