import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** Colleges and departments that databases are recommended to. */
export const listColleges = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/findCollegeDepartments',
  origin: 'spec',
  access: 'public',
  summary: 'Colleges of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
