import * as z from 'zod';
import { listOf } from '../fields.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The dictionaries that exist so far, by the specification's names (document 1, section 3, "Common dictionaries"). */
export const DICTIONARIES = ['docCode', 'langCode', 'libCode', 'locationId', 'classNo'] as const;

export const dictionaryEntrySchema = z.object({ code: z.string(), name: z.string() });

/** Code lists with names in the language of the request: all of them, or those named. */
export const getDictionaries = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/groupResource/dict',
  origin: 'spec',
  access: 'public',
  summary: 'Code lists with names',
  input: z.object({ names: listOf(z.enum(DICTIONARIES), DICTIONARIES.length).default([]) }),
  output: z.partialRecord(z.enum(DICTIONARIES), z.array(dictionaryEntrySchema)),
  errors: [],
});
