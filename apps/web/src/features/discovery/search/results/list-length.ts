import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';

/** How many records a list of hits has in all: those of the words, and those that meaning adds. */
export function listLength({ numFound, meaning }: Pick<SearchAnswer, 'numFound' | 'meaning'>): number {
  return numFound + (meaning?.added ?? 0);
}
