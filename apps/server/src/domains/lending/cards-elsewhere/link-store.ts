import type { Db, Tx } from '../../../platform/db/database.ts';
import type { CardElsewhereTable } from './tables.ts';

/** The links of a reader, both those to cards elsewhere and those that show this card; the oldest first. */
export function listLinkRows(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<readonly CardElsewhereTable[]> {
  return db
    .selectFrom('card_elsewhere')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute();
}

/** Adds a row, or makes the one between the same two readers new. */
export async function putLinkRow(tx: Tx, row: CardElsewhereTable): Promise<void> {
  const { id, password_as_of, linked_at, ended_at } = row;
  await tx
    .insertInto('card_elsewhere')
    .values(row)
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'patron_id', 'side', 'other_tenant_id', 'other_patron_id'])
        .doUpdateSet({ id, password_as_of, linked_at, ended_at }),
    )
    .execute();
}

/** Deletes one library's row of a link. */
export async function deleteLinkRow(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<CardElsewhereTable | undefined> {
  return tx
    .deleteFrom('card_elsewhere')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Marks the link as over for the reader who added it. False if it was over or is gone. */
export async function markEnded(tx: Tx, tenantId: string, id: string, endedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('card_elsewhere')
    .set({ ended_at: endedAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('side', '=', 'sees')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
