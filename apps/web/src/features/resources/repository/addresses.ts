/** The address of a collection: a repository or a special base. */
export function collectionAddress({ id, kind }: { readonly id: string; readonly kind: string }): string {
  return kind === 'base'
    ? `/specialBaseDetail/${encodeURIComponent(id)}`
    : `/digitalNav/detail/${encodeURIComponent(id)}`;
}

/** The page on which a file is read. */
export function readingAddress(objectId: string, fileId: string): string {
  return `/previewPdf/${encodeURIComponent(objectId)}/${encodeURIComponent(fileId)}`;
}
