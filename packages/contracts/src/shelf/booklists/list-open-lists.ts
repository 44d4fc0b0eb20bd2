import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { LIST_MAKERS, listPage } from './book-list.ts';

/** `hot`: most followed first; `new`: opened last first. */
export const LIST_SORTS = ['new', 'hot', 'name'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Lists that everybody sees. */
export const listOpenLists = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/navList',
  origin: 'spec',
  access: 'public',
  summary: 'Book lists that are open to everybody, page by page',
  input: z.object({
    /** Text in name or introduction. */
    keyWord: text(100).default(''),
    by: z.enum([...LIST_MAKERS, '']).default(''),
    sort: z.enum(LIST_SORTS).default('new'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: listPage,
  errors: [],
});
