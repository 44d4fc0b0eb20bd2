import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/fields.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { countedEntrySchema } from './browse-fields.ts';
import { DISCIPLINE_NOT_FOUND } from './errors.ts';

/** One discipline: how many works, of which types, in which classes, and what they are about most. */
export const getDiscipline = endpoint({
  methods: ['GET'],
  path: '/find/index/getDiscipline',
  origin: 'spec',
  access: 'public',
  summary: 'One discipline',
  input: z.object({ discode1: asCode(text(20)) }),
  output: z.object({
    ...countedEntrySchema.shape,
    documentTypeList: z.array(countedEntrySchema),
    classificaList: z.array(countedEntrySchema),
    subjects: z.array(countedEntrySchema),
  }),
  errors: [DISCIPLINE_NOT_FOUND, SEARCH_UNAVAILABLE],
});
