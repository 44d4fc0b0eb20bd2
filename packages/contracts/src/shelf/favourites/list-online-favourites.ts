import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { favouritePage } from './favourite.ts';

/** Favourites whose full text can be opened and electronic databases, newest first. */
export const listOnlineFavourites = endpoint({
  methods: ['GET'],
  path: '/find/eFavorites/list',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's electronic favourites",
  input: z.object({ keyWord: text(200).default(''), ...paging, ...ignoredIdentity }),
  output: favouritePage,
  errors: [],
});
