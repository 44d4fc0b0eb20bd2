import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { PublicNameTable } from '../tables.ts';

/** The public names of readers, by reader; readers without one are absent. */
export async function namesOfReaders(
  db: Db,
  tenantId: string,
  patronIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (patronIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('public_name')
    .select(['patron_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', 'in', [...new Set(patronIds)])
    .execute();
  return new Map(rows.map(({ patron_id, name }) => [patron_id, name]));
}

/** Gives a reader a public name. False: another reader has it. */
export async function putPublicName(tx: Tx, row: PublicNameTable): Promise<boolean> {
  const taken = await tx
    .selectFrom('public_name')
    .select('patron_id')
    .where('tenant_id', '=', row.tenant_id)
    .where('name_key', '=', row.name_key)
    .where('patron_id', '!=', row.patron_id)
    .executeTakeFirst();
  if (taken) return false;
  const { name, name_key, chosen_at } = row;
  await tx
    .insertInto('public_name')
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet({ name, name_key, chosen_at }))
    .execute();
  return true;
}

export async function removePublicName(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .deleteFrom('public_name')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
