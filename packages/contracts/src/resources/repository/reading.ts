import * as z from 'zod';

/** What the page for reading needs. */
export const opened = z.object({
  objectId: z.string(),
  fileId: z.string(),
  title: z.string(),
  fileName: z.string(),
  ticket: z.string(),
  /** Where the pictures of pages are, with the ticket; `page` and `width` are added. */
  imageUrl: z.string(),
  expiresAt: z.string(),
  /** All pages of the file. */
  pages: z.int(),
  /** So many pages, from the first, this caller may see; all of them, or those of a sample. */
  openPages: z.int(),
  /** Width divided by height of the first pages; the others are as the last of these. */
  ratios: z.array(z.number()),
  /** The numbers that the file prints on its pages; empty where it has none of its own. */
  labels: z.array(z.string()),
  contents: z.array(z.object({ title: z.string(), page: z.int(), depth: z.int() })),
  mayDownload: z.boolean(),
  mayPrint: z.boolean(),
  mayCopy: z.boolean(),
  /** Whether the text of these pages can be searched. */
  isSearchable: z.boolean(),
});
export type OpenedReading = z.infer<typeof opened>;
