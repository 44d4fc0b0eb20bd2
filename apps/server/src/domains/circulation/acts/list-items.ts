import type { Db } from '../../../platform/db/database.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';
import { itemStatus, itemsWithState } from '../store/item-store.ts';

/** The items that readers are shown, by library and location in the tenant's order. */
export async function listItemsOfBib(db: Db, tenantId: string, bibId: string): Promise<Item[]> {
  const rows = await itemsWithState(db, tenantId)
    .leftJoin('library', (join) =>
      join.onRef('library.tenant_id', '=', 'item.tenant_id').onRef('library.code', '=', 'item.library_code'),
    )
    .select(['item.id', 'item.bib_id', 'item.barcode', 'item.library_code', 'item.location_code'])
    .select(['item.call_number', 'item.volume', 'item.item_type', 'item.shelf'])
    .where('item.bib_id', '=', bibId)
    .where('item.status', '!=', 'withdrawn')
    .orderBy('library.position')
    .orderBy('item.library_code')
    .orderBy('location.position')
    .orderBy('item.location_code')
    .orderBy('item.barcode')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bibId: row.bib_id,
    barcode: row.barcode,
    libraryCode: row.library_code,
    locationCode: row.location_code,
    callNumber: row.call_number,
    volume: row.volume,
    itemType: row.item_type,
    shelf: row.shelf,
    status: itemStatus(row),
    ...(row.due_date !== null && { dueDate: row.due_date }),
    ...(row.due_at !== null && { dueAt: row.due_at }),
  }));
}
