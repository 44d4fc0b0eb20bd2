/** The address of the page of an electronic database. */
export function eresourceAddress(id: string): string {
  return `/dataBaseNav/details/${encodeURIComponent(id)}`;
}
