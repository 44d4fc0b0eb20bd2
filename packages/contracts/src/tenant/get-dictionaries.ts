import * as z from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { listOf } from '../kernel/fields.ts';

/**
 * The dictionaries of what search can filter by, by the specification's names (document 1, section 3, "Common dictionaries");
 * documentTypeList is docCode under its other name. Lists of other work (claims, recommendations, databases) come with it.
 */
export const DICTIONARIES = [
  'docCode',
  'documentTypeList',
  'resourceType',
  'langCode',
  'countryCode',
  'discode1',
  'classNo',
  'libCode',
  'campusCode',
  'locationId',
  'collections',
  'availability',
] as const;
export type DictionaryName = (typeof DICTIONARIES)[number];

export const dictionaryEntrySchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Records of the tenant that have it; 0 also while there is no index yet. */
  count: z.int(),
});

/** Code lists with names in the language of the request: all of them, or those named. */
export const getDictionaries = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/groupResource/dict',
  origin: 'spec',
  access: 'public',
  summary: 'Code lists with names',
  input: z.object({ names: listOf(z.enum(DICTIONARIES), DICTIONARIES.length).default([]) }),
  emptyIsAbsent: true,
  output: z.partialRecord(z.enum(DICTIONARIES), z.array(dictionaryEntrySchema)),
  errors: [],
});
