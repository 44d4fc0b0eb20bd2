import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** Types of databases (full text, abstracts, images), each with how many readers see today. */
export const listDocTypes = endpoint({
  methods: ['GET'],
  path: '/find/databaseNavigation/getDocTypeList',
  origin: 'spec',
  access: 'public',
  summary: 'Types of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
