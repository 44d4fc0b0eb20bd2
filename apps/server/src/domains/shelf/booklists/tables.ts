import type { ListState } from '@lectern/contracts/shelf/booklists/book-list';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    book_list: BookListTable;
    book_list_entry: BookListEntryTable;
    book_list_follow: BookListFollowTable;
  }
}

export interface BookListTable {
  id: string;
  tenant_id: string;
  /** Empty for a list of the library. */
  patron_id: string;
  name: string;
  introduction: string;
  /** Empty without a picture. */
  cover_file: string;
  is_default: Bit;
  state: ListState;
  /** What the staff said when they refused it; empty otherwise. */
  refusal_reason: string;
  /** Calendar dates of the library; empty without them. */
  shown_from: string;
  shown_to: string;
  /** One more with each change of name, introduction, dates. */
  version: number;
  /** Numbers of works and of followers, kept with each change of them. */
  entries: number;
  followers: number;
  /** Name and introduction, folded as the search folds words. */
  search_text: string;
  name_key: string;
  /** When it became open the last time; null if it never was. */
  opened_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A work in a list. It stays readable when the catalogue loses the record. */
export interface BookListEntryTable {
  tenant_id: string;
  list_id: string;
  record_id: string;
  /** 0, 1, 2 … without gaps. */
  position: number;
  /** Identity of the record at its source: it is found again by it when it comes back under another id. */
  source: string;
  control_number: string;
  title: string;
  author: string;
  isbn: string;
  note: string;
  added_at: string;
}

export interface BookListFollowTable {
  tenant_id: string;
  list_id: string;
  patron_id: string;
  followed_at: string;
}
