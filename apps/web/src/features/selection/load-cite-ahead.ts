/** Fetches the dialog of references and begins the first one, before it is asked for. */
export function loadCiteAhead(recordId: string): void {
  // A failure is told when the dialog is opened.
  import('./cite-ahead.ts').then(({ citeAhead }) => citeAhead(recordId)).catch(() => undefined);
}
