import { countItems } from '@lectern/contracts/collection/holdings/availability';
import type { Availability, Item } from './ils-items.ts';

/** The availability of a bib with these items, which stand in the order of the library's places. */
export function availabilityOfItems(items: readonly Item[], waiting: number): Availability {
  const counts = countItems(items);
  const nearest =
    items.find(({ status }) => status === 'available') ??
    items.find(({ status }) => status === 'reference') ??
    items[0];
  const places = new Set(
    items.map(({ libraryCode, locationCode }) => JSON.stringify([libraryCode, locationCode])),
  );
  const [earliestDue] = items.flatMap(({ dueDate }) => dueDate ?? []).sort();
  const [asOf] = items.flatMap((item) => item.asOf ?? []).sort();
  return {
    ...counts,
    ...(nearest && {
      nearest: {
        libraryCode: nearest.libraryCode,
        locationCode: nearest.locationCode,
        callNumber: nearest.callNumber,
      },
    }),
    otherPlaces: Math.max(0, places.size - 1),
    ...(counts.loanableCount === 0 && earliestDue !== undefined && { earliestDue }),
    waiting,
    ...(asOf !== undefined && { asOf }),
  };
}
