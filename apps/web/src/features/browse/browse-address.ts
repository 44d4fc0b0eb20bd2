/** The page of a class; of the whole tree without one. */
export function categoryAddress(notation: string): string {
  return notation ? `/categorySearchList?kindNo=${encodeURIComponent(notation)}` : '/categorySearchList';
}

/** The page of a shelving location. */
export function locationAddress(locationId: string): string {
  return `/collectionNavDetail?locationId=${encodeURIComponent(locationId)}`;
}

/** The page of all places. */
export const PLACES_ADDRESS = '/collectionNav';
