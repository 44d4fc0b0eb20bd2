import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { paging } from '../../kernel/fields.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { listedBibShape } from '../search/listed-bib.ts';
import { askedAuthor } from './asked-author.ts';
import { AUTHOR_NOT_FOUND } from './errors.ts';

/** A work of an author. */
export const authorWorkSchema = z.object({
  recordId: z.string(),
  ...listedBibShape,
  docName: z.string(),
  imgUrl: z.string(),
  /** What the author did in it; empty where the record does not say. */
  roles: z.array(z.string()),
});
export type AuthorWork = z.infer<typeof authorWorkSchema>;

/** The works of an author here, newest first, those without a year last. The record of the question is among them. */
export const getAuthorBookInfo = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/searchResultDetail/getAuthorBookInfo',
  origin: 'spec',
  access: 'public',
  summary: 'The works of an author',
  input: z.object({ ...askedAuthor, ...paging }),
  output: z.object({ name: z.string(), total: z.int(), works: z.array(authorWorkSchema) }),
  errors: [AUTHOR_NOT_FOUND, SEARCH_UNAVAILABLE],
});
