import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { MAX_TERM } from '@lectern/contracts/shelf/subscriptions/subscription';
import { factLine } from '../../../lib/fact-line.ts';

/** A name for a search: its words and the values of its filters; empty if it has none that people read. */
export function searchName({
  keyWord,
  searchItems,
  author,
  subject,
  publisher,
  collectionName,
  kindNo,
}: SearchState): string {
  const words = [keyWord, ...searchItems.map(({ value }) => value)];
  const chosen = [...author, ...subject, ...publisher, ...collectionName, ...kindNo];
  return factLine(...words, ...chosen).slice(0, MAX_TERM);
}
