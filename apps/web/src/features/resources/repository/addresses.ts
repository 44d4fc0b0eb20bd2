/** The address of a collection: a repository or a special base. */
export function collectionAddress({ id, kind }: { readonly id: string; readonly kind: string }): string {
  return kind === 'base'
    ? `/specialBaseDetail/${encodeURIComponent(id)}`
    : `/digitalNav/detail/${encodeURIComponent(id)}`;
}

/** The page on which a file is read; at one of its pages, with words that are marked on it. */
export function readingAddress(
  objectId: string,
  fileId: string,
  at?: { readonly page: number; readonly words: string },
): string {
  const query = at ? `?${new URLSearchParams({ page: String(at.page), words: at.words })}` : '';
  return `/previewPdf/${encodeURIComponent(objectId)}/${encodeURIComponent(fileId)}${query}`;
}
