/** Loads the dialog of references and requests the first reference, before the dialog is opened. */
export function loadReferencePrefetch(recordId: string): void {
  // If it fails, the dialog reports the error when it is opened.
  import('./prefetch-reference.ts')
    .then(({ prefetchReference }) => prefetchReference(recordId))
    .catch(() => undefined);
}
