import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { AssistantTools } from './tools/tools.ts';

/** A work as others name it. */
export interface NamedWork {
  readonly title: string;
  readonly isbn: string;
}

/** The record of a work: by ISBN, else by its whole title where no ISBN was given. */
export async function matchWork(
  tools: Pick<AssistantTools, 'searchCatalogue'>,
  { title, isbn }: NamedWork,
): Promise<string | undefined> {
  const number = normaliseIsbn(isbn);
  const search: Partial<SearchState> = number
    ? { keyWord: number, searchField: 'isbn', matchMode: 1 }
    : { keyWord: title.slice(0, MOST_TITLE), searchField: 'title', matchMode: 1 };
  const found = await tools.searchCatalogue({ ...search, rows: 1 });
  return isRefusal(found) ? undefined : found.searchResult[0]?.recordId;
}

/** Longer titles are in no catalogue whole. */
const MOST_TITLE = 300;

/** The first pairs that differ and name something. */
export function distinctWorks(works: readonly NamedWork[], most: number): NamedWork[] {
  const distinct = new Map(works.map((work) => [`${work.title.trim()}|${work.isbn.trim()}`, work]));
  return [...distinct.values()].filter((work) => work.title.trim() || work.isbn.trim()).slice(0, most);
}
