import type { Availability } from '../../../ports/ils/ils-items.ts';
import type { PlaceNames } from '../vocabulary/places/place-names.ts';

/** The place to walk to, with its names; null if there is none. */
export function presentNearest(nearest: Availability['nearest'], places: PlaceNames) {
  if (!nearest) return null;
  return {
    libName: places.library(nearest.libraryCode),
    locationName: places.location(nearest.locationCode),
    callNo: nearest.callNumber,
  };
}
