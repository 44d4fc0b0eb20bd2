/** The address of the page of a journal or another title that is online. */
export function titleAddress(id: string): string {
  return `/magazineNavDetail?${new URLSearchParams({ id })}`;
}
