import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/database.ts';
import { insertNewRows, insertRows } from '../../../../platform/db/insert-rows.ts';
import type { ClassScheme } from '../../../collection/vocabulary/classes/class-scheme.ts';
import type { VendorItemTable } from '../tables.ts';
import { wordsOfItem } from '../words-of-item.ts';

export async function itemsByNumber(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, VendorItemTable>> {
  const rows = await tx
    .selectFrom('vendor_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('number', 'in', [...numbers])
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** Writes titles with the words and classes by which they are found. */
export async function putItems(
  tx: Tx,
  items: readonly VendorItemTable[],
  scheme: Pick<ClassScheme, 'pathOf'>,
): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { tenant_id } = first;
  const ids = items.map(({ id }) => id);
  await insertRows(tx, 'vendor_item', items, 'id');
  await tx
    .deleteFrom('vendor_item_word')
    .where('tenant_id', '=', tenant_id)
    .where('item_id', 'in', ids)
    .execute();
  await tx
    .deleteFrom('vendor_item_class')
    .where('tenant_id', '=', tenant_id)
    .where('item_id', 'in', ids)
    .execute();
  await insertNewRows(
    tx,
    'vendor_item_word',
    items.flatMap(({ id, title, author, publisher, number }) =>
      wordsOfItem([title, author, publisher, number]).map((word) => ({ tenant_id, word, item_id: id })),
    ),
  );
  await insertNewRows(
    tx,
    'vendor_item_class',
    items.flatMap(({ id, class_no }) =>
      scheme.pathOf(class_no).map((class_code) => ({ tenant_id, class_code, item_id: id })),
    ),
  );
}

/** Titles that a list names as they were: price and stock were said again. */
export async function stampItems(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  { importId, now }: { readonly importId: string; readonly now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('vendor_item')
    .set({ import_id: importId, asked_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/**
 * Titles that a whole list does not name are sold no more; answers how many. Ids of imports follow the time, so what a newer import named
 * stays.
 */
export async function goneItems(
  tx: Tx,
  tenantId: string,
  vendorId: string,
  importId: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('vendor_item')
    .set({ is_sold: sql.lit(0) })
    .where('tenant_id', '=', tenantId)
    .where('vendor_id', '=', vendorId)
    .where('is_sold', '=', 1)
    .where('import_id', '<', importId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
