import { getOnShelfCounts } from '@lectern/contracts/search/get-on-shelf-counts';
import { implement } from '../../../platform/http/implement.ts';
import { coverAddress } from '../../catalogue/records/cover-address.ts';
import { findBibs } from '../../catalogue/records/find-bibs.ts';
import { availabilityKnown } from '../../holdings/availability-known.ts';
import { placeNames } from '../../vocabulary/places/place-names.ts';

export const getOnShelfCountsCall = implement(getOnShelfCounts)(
  async ({ input, context: { tenant, language }, deps }) => {
    const ids = [...new Set(input.recordIds)];
    const [known, places, bibs] = await Promise.all([
      availabilityKnown(deps, tenant, ids),
      placeNames(deps.db, tenant.id, language),
      findBibs(deps.db, tenant.id, ids),
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
        imgUrl: coverAddress(tenant.settings, bibs.get(recordId)?.bib),
      })),
    };
  },
);
