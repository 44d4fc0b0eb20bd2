import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, text, wholeNumber } from '../../kernel/fields.ts';
import { documented } from '../../kernel/input-document.ts';
import { SEARCH_ERRORS } from './errors.ts';
import { searchAnswerSchema } from './search-answer.ts';
import { filterShape, MAX_SEARCH_LENGTH, pageShape, SEARCH_FIELDS } from './search-state.ts';
import { searchText } from './search-text.ts';

export const BROWSE_INDEXES = SEARCH_FIELDS.filter((field) => field !== 'any');

/** Indexes whose headings are listed, and the filter of a search that finds the works of a heading. */
export const FILTER_OF_INDEX = {
  author: 'author',
  subject: 'subject',
  series: 'collectionName',
  publisher: 'publisher',
  classNumber: 'kindNo',
} as const;
export type HeadingIndex = keyof typeof FILTER_OF_INDEX;

const MAX_HEADING_ROWS = 100;
const heading = asCode(text(MAX_SEARCH_LENGTH)).optional();

/** One index looked up by a whole heading or by its beginning: the records in filing order, and a page of the headings. */
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
    /** May be empty with `onward`: the index from its first heading on, without records. */
    keyWord: searchText(MAX_SEARCH_LENGTH),
    /** 1: the heading is this; 4: it begins so. Case, marks and script do not count. */
    matchMode: documented(
      wholeNumber(1, 4).refine((mode) => mode === 1 || mode === 4, { params: { oneOf: '1, 4' } }),
      () => ({ anyOf: [{ enum: [1, 4] }, { type: 'string', maxLength: 16, pattern: '^0*[14]$' }] }),
    ).default(4),
    /** True: the headings do not end with those that match, but go on to the end of the index. */
    onward: flag.default(false),
    /** A heading of the page before: the headings behind it. */
    after: heading,
    /** A heading of the page behind: the headings in front of it. */
    before: heading,
    headingRows: wholeNumber(1, MAX_HEADING_ROWS).default(50),
    /** Absent: the filing order of the index, by author for authors and by title for the others. */
    sortField: pageShape.sortField.unwrap().optional(),
  }),
  output: searchAnswerSchema.extend({
    /**
     * Headings in filing order, with the number of records that the filter by the heading finds together with the filters of the
     * request. Only of author, subject, series, publisher and classNumber (of the library's classification).
     */
    headings: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    /** `before` for the page in front of this one, and `after` for the next; null at the ends. */
    headingsBefore: z.string().nullable(),
    headingsAfter: z.string().nullable(),
  }),
  errors: [...SEARCH_ERRORS],
});
