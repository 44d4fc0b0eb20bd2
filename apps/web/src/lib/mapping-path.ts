/** The tenant's name in a page path: `/demo/` and `/demo/index.html` are `demo`; the bare root and what is no text are empty. */
export function mappingPathOf(pathname: string): string {
  const first = pathname.split('/').find((part) => part !== '') ?? '';
  if (first.includes('.')) return '';
  try {
    return decodeURIComponent(first);
  } catch {
    return '';
  }
}
