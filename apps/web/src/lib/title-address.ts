/** The address of the page of a journal or another title that is online. */
export function titleAddress(id: string): string {
  return `/magazineNavDetail?${new URLSearchParams({ id })}`;
}

/** The address of the list of titles that have these words, where readers choose by database, kind and what is free. */
export function titlesAddress(keyWord: string, eresourceIds: readonly string[]): string {
  const query = new URLSearchParams({ keyWord });
  for (const id of eresourceIds) query.append('eresource', id);
  return `/magazineNav?${query}`;
}
