import * as z from 'zod';
import { REMOTE_FIELDS } from '../../people/tenant/source-settings.ts';
import { searchText } from '../search/search-text.ts';

/** Longest search that is sent to others. */
export const MAX_REMOTE_WORDS = 300;

export const remoteQueryShape = {
  keyWord: searchText(MAX_REMOTE_WORDS),
  searchField: z.enum(REMOTE_FIELDS).default('any'),
};
