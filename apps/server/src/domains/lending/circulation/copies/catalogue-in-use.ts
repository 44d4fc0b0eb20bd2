import type { Db } from '../../../../platform/db/database.ts';

/**
 * The bibs that a loan or a request names, or whose items one names: an import may have moved an item to another bib since it was lent.
 * Past loans and ended requests count, since readers still see them.
 */
export async function bibsInUse(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('loan')
    .select('bib_id')
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .union(
      db
        .selectFrom('request')
        .select('bib_id')
        .where('tenant_id', '=', tenantId)
        .where('bib_id', 'in', bibIds),
    )
    .union(
      db
        .selectFrom('request_edition')
        .select('bib_id')
        .where('tenant_id', '=', tenantId)
        .where('bib_id', 'in', bibIds),
    )
    .union(
      db
        .selectFrom('item')
        .innerJoin('loan', 'loan.item_id', 'item.id')
        .select('item.bib_id')
        .where('item.tenant_id', '=', tenantId)
        .where('item.bib_id', 'in', bibIds),
    )
    .union(
      db
        .selectFrom('item')
        .innerJoin('request', (join) =>
          join.on((eb) =>
            eb.or([
              eb('request.item_id', '=', eb.ref('item.id')),
              eb('request.wanted_item_id', '=', eb.ref('item.id')),
            ]),
          ),
        )
        .select('item.bib_id')
        .where('item.tenant_id', '=', tenantId)
        .where('item.bib_id', 'in', bibIds),
    )
    .execute();
  return new Set(rows.map((row) => row.bib_id));
}

/** The items that a loan or a request names, past and ended ones too. */
export async function itemsInUse(
  db: Db,
  tenantId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('loan')
    .select('item_id')
    .where('tenant_id', '=', tenantId)
    .where('item_id', 'in', itemIds)
    .union(
      db
        .selectFrom('request')
        .select((eb) => eb.ref('item_id').$notNull().as('item_id'))
        .where('tenant_id', '=', tenantId)
        .where('item_id', 'in', itemIds),
    )
    .union(
      db
        .selectFrom('request')
        .select((eb) => eb.ref('wanted_item_id').$notNull().as('item_id'))
        .where('tenant_id', '=', tenantId)
        .where('wanted_item_id', 'in', itemIds),
    )
    .execute();
  return new Set(rows.map((row) => row.item_id));
}
