import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { text, wholeNumber } from '../kernel/fields.ts';
import { SEARCH_ERRORS } from './errors.ts';
import { searchAnswerSchema } from './search-answer.ts';
import { filterShape, MAX_SEARCH_LENGTH, pageShape, SEARCH_FIELDS } from './search-state.ts';

export const BROWSE_INDEXES = SEARCH_FIELDS.filter((field) => field !== 'any');

/** One index looked up by a whole value or by its beginning: the records in filing order, and the headings that begin so. */
export const browseIndex = endpoint({
  methods: ['POST'],
  path: '/find/unify/indexSearch',
  origin: 'spec',
  access: 'public',
  summary: 'Look up a value in one index',
  input: z.object({
    ...filterShape,
    ...pageShape,
    searchField: z.enum(BROWSE_INDEXES),
    keyWord: text(MAX_SEARCH_LENGTH).default(''),
    /** 1: the value is this; 4: it begins so. */
    matchMode: wholeNumber(1, 4)
      .refine((mode) => mode === 1 || mode === 4, { params: { oneOf: '1, 4' } })
      .default(4),
    /** Absent: the filing order of the index, by author for authors and by title for the others. */
    sortField: pageShape.sortField.unwrap().optional(),
  }),
  emptyIsAbsent: true,
  output: searchAnswerSchema.extend({
    /** Headings of the index that begin with the words, in filing order; of author, subject, publisher, series and class. */
    headings: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  }),
  errors: [...SEARCH_ERRORS],
});
