/** As many records stand side by side. */
export const MOST_COMPARED = 4;

/** The parameter of the address, once for each record. */
export const COMPARED_PARAMETER = 'id';

/** The address of the page that compares these records. */
export function compareAddress(recordIds: readonly string[]): string {
  return `/compare?${new URLSearchParams(recordIds.map((recordId) => [COMPARED_PARAMETER, recordId]))}`;
}
