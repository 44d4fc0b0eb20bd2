import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { browseFilterShape, classCode, countedEntrySchema } from './browse-fields.ts';

/** What the works of the library, or of one class, can be narrowed by; each list counts without its own filter. */
export const listCategoryConditions = endpoint({
  methods: ['GET'],
  path: '/find/category/getConditionList',
  origin: 'spec',
  access: 'public',
  summary: 'Main classes, document types, languages and countries with their works',
  input: z.object({ kindNo: classCode.default(''), ...browseFilterShape }),
  output: z.object({
    /** The main classes that works have, in their order. */
    classificaList: z.array(countedEntrySchema),
    /** The others by number of works. */
    documentTypeList: z.array(countedEntrySchema),
    languageList: z.array(countedEntrySchema),
    countryList: z.array(countedEntrySchema),
  }),
  errors: [SEARCH_UNAVAILABLE],
});
