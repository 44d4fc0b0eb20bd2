import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** The library's own subjects of databases. */
export const listSubjects = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/findCustomSubjects',
  origin: 'spec',
  access: 'public',
  summary: 'Subjects of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
