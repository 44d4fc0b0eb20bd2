/** Fetches the dialog of references and begins the first one, before it is asked for. */
export function loadReferencePrefetch(recordId: string): void {
  // A failure is told when the dialog is opened.
  import('./prefetch-reference.ts')
    .then(({ prefetchReference }) => prefetchReference(recordId))
    .catch(() => undefined);
}
