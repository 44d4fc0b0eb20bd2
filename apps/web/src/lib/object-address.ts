/** The address of the list of digital objects whose pages have these words. */
export function textsAddress(words: string): string {
  return `/digitalNav?${new URLSearchParams({ view: 'objects', in: 'texts', words })}`;
}

/** The address of a digital object, whatever collection it is in. */
export function objectAddress(objectId: string): string {
  return `/digitalNav/detail/object/${encodeURIComponent(objectId)}`;
}
