import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { SEARCH_UNAVAILABLE } from '../search/errors.ts';
import { countedEntrySchema } from './browse-fields.ts';

/** All disciplines (学科门类) in their order, also those without works. */
export const listDisciplines = endpoint({
  methods: ['GET'],
  path: '/find/index/getDisciplineList',
  origin: 'spec',
  access: 'public',
  summary: 'Disciplines with their works',
  input: z.object({}),
  output: z.array(countedEntrySchema),
  errors: [SEARCH_UNAVAILABLE],
});
