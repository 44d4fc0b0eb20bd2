import type { Db } from '../../../platform/db/database.ts';
import type { ShelvedItem } from '../../../ports/ils/ils-items.ts';
import { itemsWithState } from '../store/item-store.ts';

/** Items that readers are told of, by bib. On shelf is what availability counts as such. */
export async function listShelvedItems(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShelvedItem[]>> {
  const found = new Map<string, ShelvedItem[]>();
  if (bibIds.length === 0) return found;
  const rows = await itemsWithState(db, tenantId)
    .select(['item.bib_id', 'item.barcode', 'item.library_code', 'item.location_code'])
    .select(['item.call_number', 'item.status', 'loan.id as loan_id'])
    .where('item.bib_id', 'in', bibIds)
    .where('item.status', '!=', 'withdrawn')
    .execute();
  for (const row of rows) {
    const items = found.get(row.bib_id) ?? [];
    found.set(row.bib_id, items);
    items.push({
      barcode: row.barcode,
      libraryCode: row.library_code,
      locationCode: row.location_code,
      callNumber: row.call_number,
      onShelf: row.loan_id === null && (row.status === 'available' || row.status === 'reference'),
    });
  }
  return found;
}
