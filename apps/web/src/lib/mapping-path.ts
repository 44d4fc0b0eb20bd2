/** The tenant's name in a page path: `/demo/` and `/demo/index.html` are `demo`, the bare root is empty. */
export function mappingPathOf(pathname: string): string {
  const first = pathname.split('/').find((part) => part !== '') ?? '';
  return first.includes('.') ? '' : decodeURIComponent(first);
}
