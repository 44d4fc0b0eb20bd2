/** The address of a digital object, whatever collection it is in. */
export function objectAddress(objectId: string): string {
  return `/digitalNav/detail/object/${encodeURIComponent(objectId)}`;
}
