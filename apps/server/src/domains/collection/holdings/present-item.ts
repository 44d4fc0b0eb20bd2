import type { ItemView } from '@lectern/contracts/collection/holdings/item-view';
import { clockIn } from '../../../platform/clock.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';
import type { PlaceNames } from '../vocabulary/places/place-names.ts';

/** An item as the detail page shows it. */
export function presentItem(item: Item, places: PlaceNames, timeZone: string): ItemView {
  return {
    itemId: item.id,
    barcode: item.barcode,
    propNo: item.inventoryNumber ?? '',
    libCode: item.libraryCode,
    libName: places.library(item.libraryCode),
    locationId: item.locationCode,
    locationName: places.location(item.locationCode),
    callNo: item.callNumber,
    yearVol: item.volume,
    itemType: item.itemType,
    status: item.status,
    dueDate: item.dueDate ?? null,
    dueTime: item.dueAt === undefined ? null : clockIn(timeZone, new Date(item.dueAt)),
  };
}
