import { countItems } from '@lectern/contracts/collection/holdings/availability';
import type { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { groupBy } from '../../../platform/group-by.ts';
import type { Item } from '../../../ports/ils/ils-items.ts';
import type { PlaceNames } from '../vocabulary/places/place-names.ts';

type LibraryCount = OutputOf<(typeof listItemsByLibrary)['output']>['libraries'][number];

/** Items counted by library and, within it, by location; places stay in the order in which the items come. */
export function countByPlace(items: readonly Item[], places: PlaceNames): LibraryCount[] {
  return [...groupBy(items, (item) => item.libraryCode)].map(([libraryCode, inLibrary]) => ({
    libCode: libraryCode,
    libName: places.library(libraryCode),
    ...countItems(inLibrary),
    locations: [...groupBy(inLibrary, (item) => item.locationCode)].map(([locationCode, atLocation]) => ({
      locationId: locationCode,
      locationName: places.location(locationCode),
      ...countItems(atLocation),
    })),
  }));
}
