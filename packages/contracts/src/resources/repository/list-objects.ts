import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf, paging, text } from '../../kernel/fields.ts';
import { COLLECTION_NOT_FOUND } from './errors.ts';
import { OBJECT_KINDS } from './kinds.ts';
import { objectPage } from './object.ts';
import { valueCounts } from './value-counts.ts';

/** Objects in a collection and below, searched, with how many there are of each kind, year and language under the other filters. */
export const listObjects = endpoint({
  methods: ['POST'],
  path: '/find/digitManager/findDigitRepositoryItem',
  origin: 'spec',
  access: 'public',
  summary: 'Objects of a repository',
  input: z.object({
    /** Left out: in all collections. */
    id: id.optional(),
    /** Of a person of the list of researchers. */
    personId: id.optional(),
    keyWord: text(200).default(''),
    kind: listOf(z.enum(OBJECT_KINDS), OBJECT_KINDS.length).default([]),
    year: text(4).default(''),
    language: text(20).default(''),
    sort: z.enum(['new', 'title', 'year']).default('new'),
    ...paging,
    ...ignoredIdentity,
  }),
  output: objectPage.extend({ kinds: valueCounts, years: valueCounts, languages: valueCounts }),
  errors: [COLLECTION_NOT_FOUND],
});
