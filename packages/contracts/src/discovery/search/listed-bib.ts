import * as z from 'zod';

/** What every list of works says of a work, of this library's and of others'. Absent parts are empty text. */
export const listedBibShape = {
  title: z.string(),
  /** Responsibility as printed, or the creators' names. */
  author: z.string(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  edition: z.string(),
  docCode: z.string(),
  langCode: z.string(),
  isbn: z.string(),
};
