import * as z from 'zod';

/** A title on a shelf of the home page (document 1, section 3, "Book card"). imgUrl is empty where the page draws the cover. */
export const bookCardSchema = z.object({
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  year: z.int().nullable(),
  docType: z.string(),
  isbn: z.string(),
  imgUrl: z.string(),
});

export type BookCard = z.infer<typeof bookCardSchema>;
