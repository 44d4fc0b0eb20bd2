import * as z from 'zod';
import { flag, id } from '../../kernel/fields.ts';
import { entryNote, listEntry, listFacts, MOST_ENTRIES, summaryShape } from './book-list.ts';

const staffShape = {
  ...summaryShape,
  isOpen: z.boolean(),
  /** Changes with each change of the list. */
  version: z.int(),
};

/** A list of the library among others, as staff see it. */
export const librarySummary = z.object(staffShape);

/** A list of the library with its works, as staff change it. */
export const libraryList = z.object({ ...staffShape, entries: z.array(listEntry) });
export type LibraryList = z.infer<typeof libraryList>;

/** What staff say about a list of the library: all of it at once. */
export const libraryListFacts = {
  ...listFacts,
  /** Off: only staff see it. */
  isOpen: flag.default(false),
  /** All works in their order. */
  works: z
    .array(z.object({ recordId: id, note: entryNote.default('') }))
    .max(MOST_ENTRIES)
    .default([]),
};
