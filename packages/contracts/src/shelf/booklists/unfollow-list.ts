import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';

/** Ends following a list; answers the same if it is not followed. */
export const unfollowList = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/bookList/unFavorite',
  origin: 'spec',
  access: 'patron',
  summary: 'Ends following a book list',
  input: z.object({ id, ...ignoredIdentity }),
  output: z.object({ followed: z.literal(false) }),
  errors: [],
});
