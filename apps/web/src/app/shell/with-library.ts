/** The address of a result list for another library, at its first page; undefined on any other page. An empty code stands for all. */
export function withLibrary(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  libCode: string,
): string | undefined {
  if (!/^\/searchList\/?$/i.test(pathname)) return undefined;
  const query = new URLSearchParams(search);
  // Places belong to one library.
  for (const name of ['libCode', 'locationId', 'page']) query.delete(name);
  if (libCode) query.set('libCode', libCode);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
