/** Whether two names are the same without regard to width, case and spaces. */
export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}
