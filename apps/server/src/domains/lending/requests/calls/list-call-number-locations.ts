import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listCallNumberLocations } from '@lectern/contracts/lending/requests/list-call-number-locations';
import { groupBy } from '../../../../platform/group-by.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { ownLibraryFirst } from '../own-library-first.ts';

export const listCallNumberLocationsCall = implement(listCallNumberLocations)(
  async ({ input, context, deps }) => {
    const { tenant, language } = context;
    const items = await deps.ils.of(tenant).items(input.recordId);
    if (isRefusal(items)) return items;
    const places = await placeNames(deps.db, tenant.id, language);
    const sought = items.filter(({ callNumber }) => callNumber === input.callNo);
    const groups = groupBy(sought, ({ locationCode }) => locationCode);
    const locations = [...groups].map(([locationId, there]) => {
      const libCode = there[0]?.libraryCode ?? '';
      return {
        libCode,
        libName: places.library(libCode),
        locationId,
        locationName: places.location(locationId),
        ...countItems(there),
      };
    });
    return ownLibraryFirst(deps, context, locations);
  },
);
