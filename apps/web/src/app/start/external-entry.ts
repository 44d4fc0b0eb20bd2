/**
 * Links of other systems may put a search in front of the hash (specification 1, section 4, "External entry"). For
 * `?searchType=title&keyword=...` gives the hash of the external search list; undefined for any other address. The search is not
 * decoded here: only the page that reads it knows its encoding.
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
