import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_DATES_REVERSED, BOOK_LIST_NAME_MISSING } from '@lectern/contracts/shelf/booklists/errors';
import { fold } from '@lectern/search/analysis/fold';
import type { BookListTable } from './tables.ts';

/** A text of an index has a limited size on PostgreSQL; the beginning decides the order well enough. */
const KEY_LENGTH = 120;

export interface ListFacts {
  readonly name: string;
  readonly introduction: string;
  readonly shownFrom: string;
  readonly shownTo: string;
}

export type FactColumns = Pick<
  BookListTable,
  'name' | 'introduction' | 'shown_from' | 'shown_to' | 'search_text' | 'name_key'
>;

/** What is stored of the facts of a list; a refusal if it has no name, or ends before it begins. */
export function listColumns(
  facts: ListFacts,
): FactColumns | Refusal<'BOOK_LIST_NAME_MISSING' | 'BOOK_LIST_DATES_REVERSED'> {
  const { name, shownFrom, shownTo } = facts;
  if (name === '') return refuse(BOOK_LIST_NAME_MISSING);
  if (shownTo !== '' && shownTo < shownFrom) return refuse(BOOK_LIST_DATES_REVERSED);
  return columnsOf(facts);
}

/** The same for facts that are known to be right. */
export function columnsOf({ name, introduction, shownFrom, shownTo }: ListFacts): FactColumns {
  return {
    name,
    introduction,
    shown_from: shownFrom,
    shown_to: shownTo,
    search_text: fold(`${name} ${introduction}`),
    name_key: fold(name).slice(0, KEY_LENGTH).toWellFormed(),
  };
}
