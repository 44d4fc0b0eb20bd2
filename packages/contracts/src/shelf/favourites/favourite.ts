import * as z from 'zod';
import { id, listOf } from '../../kernel/fields.ts';
import { requiredSharedText, sharedLines } from '../../kernel/shared-text.ts';

/**
 * What a favourite may be. `online`: a work whose full text can be opened. `eresource`: an electronic database. `title`: a journal or book of
 * one. `paper`: a scholarly work of an outside source. `object`: a digital object.
 */
export const FAVOURITE_KINDS = ['bib', 'online', 'eresource', 'title', 'paper', 'object'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** Whether the favourite is a record of the catalogue. */
export function isRecordKind(kind: FavouriteKind): boolean {
  return kind === 'bib' || kind === 'online';
}

/** How far the reader is with a work. Empty: not said. */
export const READING_STATES = ['want', 'reading', 'read'] as const;
export type ReadingState = (typeof READING_STATES)[number] | '';

/** How many works and folders one reader may keep. */
export const MOST_FAVOURITES = 100_000;
export const MOST_FOLDERS = 200;
/** The most works of one call. */
export const MOST_AT_ONCE = 100;

/** What the reader says about a favourite. */
export const remarks = {
  note: sharedLines(500).default(''),
  tags: listOf(requiredSharedText(30), 10).default([]),
  state: z.enum([...READING_STATES, '']).default(''),
};

export const chosenRecords = { recordIds: listOf(id, MOST_AT_ONCE) };

export const favouriteSchema = z.object({
  recordId: z.string(),
  kind: z.enum(FAVOURITE_KINDS),
  folderId: z.string(),
  /** As it was when the work was added, or as the catalogue has it now. Empty where it is not known. */
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  note: z.string(),
  tags: z.array(z.string()),
  state: z.enum([...READING_STATES, '']),
  addedAt: z.string(),
  /** False: the catalogue does not show this record, or the library this database, any more. */
  inCatalogue: z.boolean(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  /** Empty where there is no picture. */
  imgUrl: z.string(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

export const favouritePage = z.object({ total: z.int(), favourites: z.array(favouriteSchema) });
