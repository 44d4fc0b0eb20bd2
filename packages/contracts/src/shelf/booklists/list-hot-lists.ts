import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { listSummary } from './book-list.ts';

/** How many lists the home page shows. */
export const MOST_HOT_LISTS = 6;

/** The open lists of the home page: most followed first, and without followers the newest. */
export const listHotLists = endpoint({
  methods: ['POST'],
  path: '/find/bookList/indexHotBookList',
  origin: 'spec',
  access: 'public',
  summary: 'The book lists that most readers follow, for the home page',
  input: z.object({
    rows: wholeNumber(1, MOST_HOT_LISTS).default(MOST_HOT_LISTS),
    ...ignoredIdentity,
  }),
  output: z.array(listSummary),
  errors: [],
});
