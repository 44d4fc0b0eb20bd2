import { availabilityOfStatus } from '@lectern/contracts/collection/holdings/availability';
import type { Db } from '../../../../platform/db/database.ts';
import type { ShelvedItem } from '../../../../ports/ils/ils-items.ts';
import { itemStatus, itemsWithState } from '../store/item-store.ts';

/** Items that readers are told of, by bib. */
export async function listShelvedItems(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShelvedItem[]>> {
  const found = new Map<string, ShelvedItem[]>();
  if (bibIds.length === 0) return found;
  const rows = await itemsWithState(db, tenantId)
    .select(['item.bib_id', 'item.barcode', 'item.library_code', 'item.location_code', 'item.call_number'])
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
      availability: availabilityOfStatus(itemStatus(row)),
    });
  }
  return found;
}
