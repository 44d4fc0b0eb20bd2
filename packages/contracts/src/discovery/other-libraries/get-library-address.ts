import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { searchText } from '../search/search-text.ts';
import { OTHER_LIBRARY_UNKNOWN } from '../sources/errors.ts';
import { MAX_REMOTE_WORDS } from '../sources/remote-query.ts';

/** Where another library's own catalogue is, with the search where it takes one: for opening it there. */
export const getLibraryAddress = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getBaseWhuUrl',
  origin: 'spec',
  access: 'public',
  summary: 'The address of the own catalogue of another library',
  input: z.object({ siteCode: id, keyWord: searchText(MAX_REMOTE_WORDS) }),
  output: z.object({
    /** http or https, or from the root of this site; empty where the library has no catalogue for everybody. */
    url: z.string(),
  }),
  errors: [OTHER_LIBRARY_UNKNOWN],
});
