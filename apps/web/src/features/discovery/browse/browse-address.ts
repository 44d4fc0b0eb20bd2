/** The address of a class; without one, of the whole tree. */
export function categoryAddress(notation: string): string {
  return notation ? `/categorySearchList?kindNo=${encodeURIComponent(notation)}` : '/categorySearchList';
}

/** The address of a discipline. */
export function disciplineAddress(code: string): string {
  return `/categorySearchList?discode1=${encodeURIComponent(code)}`;
}

/** The address of a shelving location. */
export function locationAddress(locationId: string): string {
  return `/collectionNavDetail?locationId=${encodeURIComponent(locationId)}`;
}

/** The address of all places. */
export const PLACES_ADDRESS = '/collectionNav';
