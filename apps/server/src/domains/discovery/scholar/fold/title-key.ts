/** Letters and digits of a title without case, marks and full width, for comparing what several sources write. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The name of a first author as sources agree on it: the longest word, which is mostly the family name, or the whole Han name. */
export function authorKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0);
  return words.toSorted((one, other) => other.length - one.length)[0] ?? '';
}
