import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';

/** Whether a database has these words as its name or another one. Case, width, marks, spaces and punctuation do not count. */
export function isCalled(
  { name, otherNames }: Pick<EresourceSummary, 'name' | 'otherNames'>,
  words: string,
): boolean {
  const key = keyOf(words);
  return key !== '' && [name, ...otherNames].some((one) => keyOf(one) === key);
}

function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
