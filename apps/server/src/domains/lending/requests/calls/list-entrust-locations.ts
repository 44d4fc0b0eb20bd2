import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listEntrustLocations } from '@lectern/contracts/lending/requests/list-entrust-locations';
import { groupBy } from '../../../../platform/group-by.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { ownLibraryFirst } from '../own-library-first.ts';
import { readWish } from '../read-wish.ts';
import { requestableItems } from '../requestable-items.ts';

export const listEntrustLocationsCall = implement(listEntrustLocations)(async ({ input, context, deps }) => {
  const found = await requestableItems(deps, context, readWish(input));
  if (isRefusal(found)) return found;
  const places = await placeNames(deps.db, context.tenant.id, context.language);
  const items = found.items.filter((item) => found.kindsOf(item).includes('entrust'));
  const locations = [...groupBy(items, ({ locationCode }) => locationCode).values()].flatMap((there) => {
    const [first] = there;
    return first
      ? {
          libCode: first.libraryCode,
          libName: places.library(first.libraryCode),
          locationId: first.locationCode,
          locationName: places.location(first.locationCode),
          callNo: first.callNumber,
          itemCount: there.length,
        }
      : [];
  });
  return ownLibraryFirst(deps, context, locations);
});
