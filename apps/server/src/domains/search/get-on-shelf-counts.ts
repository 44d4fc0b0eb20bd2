import { getOnShelfCounts } from '@lectern/contracts/search/get-on-shelf-counts';
import { implement } from '../../http/implement.ts';
import { availabilityKnown } from '../holdings/availability-known.ts';
import { placeNames } from '../tenant/place-names.ts';

export const getOnShelfCountsCall = implement(getOnShelfCounts)(
  async ({ input, context: { tenant, language }, deps }) => {
    const ids = [...new Set(input.recordIds)];
    const [known, places] = await Promise.all([
      availabilityKnown(deps, tenant.id, ids),
      placeNames(deps.db, tenant.id, language),
    ]);
    return {
      asOf: known.asOf,
      live: known.live,
      records: [...known.value].map(([recordId, availability]) => ({
        recordId,
        itemCount: availability.itemCount,
        onShelfCount: availability.onShelfCount,
        nearest: availability.nearest
          ? {
              libName: places.library(availability.nearest.libraryCode),
              locationName: places.location(availability.nearest.locationCode),
              callNo: availability.nearest.callNumber,
            }
          : null,
        otherPlaces: availability.otherPlaces,
        earliestDue: availability.earliestDue ?? null,
        waiting: availability.waiting,
        // Covers come with their own integration; until then the page draws them.
        imgUrl: '',
      })),
    };
  },
);
