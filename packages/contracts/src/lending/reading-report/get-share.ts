import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';

/**
 * What a reader may show to others of a year of reading: figures without titles and without the reader's name or number, the library's
 * name and its address. The page makes a picture of it.
 */
export const getShare = endpoint({
  methods: ['GET'],
  path: '/find/user/getShare',
  origin: 'spec',
  access: 'patron',
  summary: 'Figures of a year of reading to share',
  input: z.object({ year: wholeNumber(1900, 9999).optional() }),
  output: z.object({
    year: z.int(),
    loans: z.int(),
    works: z.int(),
    /** YYYY-MM with the most check-outs; null in a year without loans. */
    busiestMonth: z.string().nullable(),
    /** Names of the main classes that were borrowed most, at most three. */
    subjects: z.array(z.string()),
    months: z.array(z.int()),
    libraryName: z.string(),
    /** The first page of the library. */
    link: z.string(),
  }),
  errors: [ILS_UNAVAILABLE, PATRON_NOT_FOUND],
});
