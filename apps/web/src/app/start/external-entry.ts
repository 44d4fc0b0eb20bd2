/**
 * Where an address of another system leads that names a search in front of the hash (specification 1, section 4, "External entry"):
 * `?searchType=title&keyword=...` is the external search list. Undefined for any other address. Left encoded as it came, because only the
 * page that reads it knows how.
 */
export function externalEntry(search: string): string | undefined {
  const names = search
    .replace(/^\?/, '')
    .split('&')
    .map((pair) => pair.split('=')[0]?.toLowerCase());
  return names.includes('searchtype') && names.includes('keyword')
    ? `#/searchListExternal${search}`
    : undefined;
}
