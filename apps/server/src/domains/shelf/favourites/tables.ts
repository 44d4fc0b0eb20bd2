import type { FavouriteKind, ReadingState } from '@lectern/contracts/shelf/favourites/favourite';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    favourite_folder: FavouriteFolderTable;
    favourite: FavouriteTable;
  }
}

export interface FavouriteFolderTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  /** Empty for a default folder that its reader did not name. */
  name: string;
  is_default: Bit;
  /** The hash of the link's token; null while the folder is not shared. */
  share_hash: string | null;
  shared_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A work that a reader keeps. It stays readable when the catalogue loses the record. */
export interface FavouriteTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  folder_id: string;
  kind: FavouriteKind;
  record_id: string;
  /** Identity of the record at its source: it is found again by it when it comes back under another id. */
  source: string;
  control_number: string;
  title: string;
  author: string;
  isbn: string;
  note: string;
  /** JSON array of texts. */
  tags: string;
  state: ReadingState;
  /** Title, author, ISBN, note and tags, folded as the search folds words. */
  search_text: string;
  /** Beginnings of title and author, folded: the order of the list. */
  title_key: string;
  author_key: string;
  added_at: string;
  updated_at: string;
}
