import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, paging, text } from '../../kernel/fields.ts';
import { FOLDER_NOT_FOUND } from './errors.ts';
import { favouritePage, READING_STATES } from './favourite.ts';

export const FAVOURITE_SORTS = ['added', 'title', 'author'] as const;
export type FavouriteSort = (typeof FAVOURITE_SORTS)[number];

/** A page of favourites. */
export const listFavourites = endpoint({
  methods: ['POST'],
  path: '/find/favorites/recordList',
  origin: 'spec',
  access: 'patron',
  summary: "The reader's favourites, page by page",
  input: z.object({
    /** All folders without it. */
    folderId: id.optional(),
    /** Words of title, author, note and tags, or an ISBN; all must occur. */
    keyWord: text(200).default(''),
    tag: text(30).default(''),
    state: z.enum([...READING_STATES, '']).default(''),
    /** Newest first; titles and authors in alphabetical order. */
    sort: z.enum(FAVOURITE_SORTS).default('added'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: favouritePage,
  errors: [FOLDER_NOT_FOUND],
});
