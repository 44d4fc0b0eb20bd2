import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { objectPage } from './object.ts';

/** E-books of the library that this caller may read here, whole or in part. */
export const listEbooks = endpoint({
  methods: ['POST'],
  path: '/find/dItem/ebooks',
  origin: 'ours',
  access: 'public',
  summary: 'E-books that can be read here',
  input: z.object({ keyWord: text(200).default(''), ...paging, ...ignoredIdentity }),
  output: objectPage,
  errors: [],
});
