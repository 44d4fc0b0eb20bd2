import { normaliseIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';

/** What staff typed to find lines, folded as their words are; an ISBN is one word of 13 digits. */
export function wordsOfFilter(typed: string): string[] {
  const isbn = normaliseIsbn(typed);
  if (isbn !== undefined) return [isbn];
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}
