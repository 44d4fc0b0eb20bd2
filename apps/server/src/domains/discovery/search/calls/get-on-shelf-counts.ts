import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { implement } from '../../../../platform/http/implement.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { onlineAmong } from '../../../collection/catalogue/records/eresources-of-bibs.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { availabilityKnown } from '../../../collection/holdings/availability-known.ts';
import { presentNearest } from '../../../collection/holdings/present-nearest.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';

export const getOnShelfCountsCall = implement(getOnShelfCounts)(
  async ({ input, context: { tenant, language }, deps }) => {
    const ids = [...new Set(input.recordIds)];
    const [known, places, bibs] = await Promise.all([
      availabilityKnown(deps, tenant, ids),
      placeNames(deps.db, tenant.id, language),
      findBibs(deps.db, tenant.id, ids),
    ]);
    const online = await onlineAmong(deps, tenant.id, [...bibs.values()]);
    return {
      asOf: known.asOf,
      live: known.live,
      records: [...known.value].map(([recordId, availability]) => ({
        recordId,
        online: online.has(recordId),
        itemCount: availability.itemCount,
        onShelfCount: availability.onShelfCount,
        loanableCount: availability.loanableCount,
        nearest: presentNearest(availability.nearest, places),
        otherPlaces: availability.otherPlaces,
        earliestDue: availability.earliestDue ?? null,
        waiting: availability.waiting,
        imgUrl: coverAddress(tenant.settings, bibs.get(recordId)?.bib),
      })),
    };
  },
);
