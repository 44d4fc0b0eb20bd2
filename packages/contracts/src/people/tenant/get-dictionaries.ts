import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { listOf } from '../../kernel/fields.ts';

/** The dictionaries by the specification's names (document 1, section 3, "Common dictionaries"), in its order, and one of ours. */
export const DICTIONARIES = [
  'docCode',
  'campusCode',
  'countryCode',
  'langCode',
  'classNo',
  'locationId',
  'coreInclude',
  'publFreqCode',
  'libCode',
  'resourceType',
  'ddType',
  'verifyStatus',
  'claimStatus',
  'needVerify',
  'discode1',
  'materialTypeCode',
  'collections',
  'processTypeList',
  'documentTypeList',
  'customCoreList',
  'commentDocCode',
  'databaseFindDtoList',
  'majors',
  'literatureTypeList',
  // Ours.
  'availability',
] as const;
export type DictionaryName = (typeof DICTIONARIES)[number];

export const dictionaryEntrySchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Records of the tenant that have it; 0 also while there is no index yet. Null: records are not counted by this list. */
  count: z.int().nullable(),
});

const dictionarySchema = z.array(dictionaryEntrySchema).optional();

/** The lists that were asked for. */
export const dictionariesSchema = z.object({
  ...(Object.fromEntries(DICTIONARIES.map((name) => [name, dictionarySchema])) as Record<
    DictionaryName,
    typeof dictionarySchema
  >),
  /** Which of these nothing fills yet, each with the data that would fill it, in the language of the request. */
  unfilled: z.array(z.object({ name: z.enum(DICTIONARIES), data: z.string() })),
});

/** Code lists with names in the language of the request: all of them, or those named. */
export const getDictionaries = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/groupResource/dict',
  origin: 'spec',
  access: 'public',
  summary: 'Code lists with names',
  input: z.object({ names: listOf(z.enum(DICTIONARIES), DICTIONARIES.length).default([]) }),
  output: dictionariesSchema,
  errors: [],
});
