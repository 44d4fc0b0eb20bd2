import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { SEARCH_EMPTY } from '../search/errors.ts';
import { remoteQueryShape } from '../sources/remote-query.ts';
import { librariesPage, searchedLibrariesSchema } from './search-libraries.ts';

/** The code of the national library (国家图书馆) where a library has set it up under no other one. */
export const NATIONAL_LIBRARY = 'guotu';

/** As `getWebSiteData` of one library, which is the national one unless another is named. Nothing is found where it is not set up. */
export const searchNationalLibrary = endpoint({
  methods: ['POST'],
  path: '/find/webSite/getGuoTuData',
  origin: 'spec',
  access: 'public',
  summary: 'Search the catalogue of the national library',
  input: z.object({ ...remoteQueryShape, siteCode: id.default(NATIONAL_LIBRARY), ...librariesPage }),
  output: searchedLibrariesSchema,
  errors: [SEARCH_EMPTY],
  rateLimit: { max: 60, windowSeconds: 60 },
});
