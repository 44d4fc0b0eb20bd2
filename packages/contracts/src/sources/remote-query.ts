import * as z from 'zod';
import { searchText } from '../search/search-text.ts';

/** Fields that other catalogues can be asked for; any other field of a search counts as `any`. */
export const REMOTE_FIELDS = ['any', 'title', 'author', 'subject', 'isbn', 'issn'] as const;
export type RemoteField = (typeof REMOTE_FIELDS)[number];

/** Longest search that is sent to others. */
export const MAX_REMOTE_WORDS = 300;

export const remoteQueryShape = {
  keyWord: searchText(MAX_REMOTE_WORDS),
  searchField: z.enum(REMOTE_FIELDS).default('any'),
};
