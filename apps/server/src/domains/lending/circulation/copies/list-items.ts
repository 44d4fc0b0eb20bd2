import { compareTexts } from '@lectern/rules/compare-texts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Item } from '../../../../ports/ils/ils-items.ts';
import { itemStatus, itemsWithState } from '../store/item-store.ts';

interface InPlace {
  readonly library_position: number | null;
  readonly library_code: string;
  readonly location_position: number | null;
  readonly location_code: string;
  readonly barcode: string;
}

/** The items that readers are shown, by library and location in the tenant's order. */
export async function listItemsOfBib(db: Db, tenantId: string, bibId: string): Promise<Item[]> {
  const rows = await itemsWithState(db, tenantId)
    .leftJoin('library', (join) =>
      join.onRef('library.tenant_id', '=', 'item.tenant_id').onRef('library.code', '=', 'item.library_code'),
    )
    .select(['item.id', 'item.bib_id', 'item.barcode', 'item.library_code', 'item.location_code'])
    .select(['item.call_number', 'item.volume', 'item.item_type', 'item.shelf'])
    .select('item.inventory_number')
    .select(['library.position as library_position', 'location.position as location_position'])
    .where('item.bib_id', '=', bibId)
    .where('item.status', '!=', 'withdrawn')
    .execute();
  return rows.toSorted(byPlace).map((row) => ({
    id: row.id,
    bibId: row.bib_id,
    barcode: row.barcode,
    ...(row.inventory_number !== '' && { inventoryNumber: row.inventory_number }),
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

/** Sorted here, since PostgreSQL takes longer to compare texts of some hundred copies than to find them. */
function byPlace(one: InPlace, other: InPlace): number {
  return (
    compareNumbers(one.library_position, other.library_position) ||
    compareTexts(one.library_code, other.library_code) ||
    compareNumbers(one.location_position, other.location_position) ||
    compareTexts(one.location_code, other.location_code) ||
    compareTexts(one.barcode, other.barcode)
  );
}

/** Places that the tenant does not list stand behind those that it does. */
function compareNumbers(one: number | null, other: number | null): number {
  if (one === other) return 0;
  return (one ?? Number.MAX_SAFE_INTEGER) - (other ?? Number.MAX_SAFE_INTEGER);
}
