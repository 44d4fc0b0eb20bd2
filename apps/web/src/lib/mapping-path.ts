/** The tenant's name in a page path: `/demo/` and `/demo/index.html` give `demo`. Empty for the root and for an undecodable path. */
export function mappingPathOf(pathname: string): string {
  const first = pathname.split('/').find((part) => part !== '') ?? '';
  if (first.includes('.')) return '';
  try {
    return decodeURIComponent(first);
  } catch {
    return '';
  }
}

/** Whether a page path is that of the staff: `/demo/staff/`. */
export function isStaffPath(pathname: string): boolean {
  const [, second] = pathname.split('/').filter((part) => part !== '');
  return second === 'staff';
}
