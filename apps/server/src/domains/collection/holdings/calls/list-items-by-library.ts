import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { countItems } from '@lectern/contracts/collection/holdings/availability';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../catalogue/records/find-bibs.ts';
import { placeNames } from '../../vocabulary/places/place-names.ts';
import { availabilityKnown } from '../availability-known.ts';
import { countByPlace } from '../count-by-place.ts';
import { itemsOfBib } from '../items-of-bib.ts';
import { presentNearest } from '../present-nearest.ts';

export const listItemsByLibraryCall = implement(listItemsByLibrary)(
  async ({ input, context: { tenant, language }, deps }) => {
    const [record, places] = await Promise.all([
      findBib(deps.db, tenant.id, input.recordId),
      placeNames(deps.db, tenant.id, language),
    ]);
    if (!record) return refuse(BIB_NOT_FOUND);
    const [items, availability] = await Promise.all([
      itemsOfBib(deps, tenant, record.id),
      availabilityKnown(deps, tenant, [record.id]),
    ]);
    const now = availability.value.get(record.id);
    return {
      asOf: items.asOf,
      live: items.live,
      ...countItems(items.value),
      waiting: now?.waiting ?? 0,
      nearest: presentNearest(now?.nearest, places),
      otherPlaces: now?.otherPlaces ?? 0,
      earliestDue: now?.earliestDue ?? null,
      libraries: countByPlace(items.value, places),
      statements: record.bib.holdings.map((holding) => ({
        place: [holding.library && places.library(holding.library), holding.shelvingLocation]
          .filter(Boolean)
          .join(' '),
        callNo: holding.callNumber ?? '',
        summary: holding.summary.join('; '),
      })),
    };
  },
);
