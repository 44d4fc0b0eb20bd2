import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** The library's own labels of databases. */
export const listLabels = endpoint({
  methods: ['POST'],
  path: '/find/newEle/eCollection/findCustomLabelVoList',
  origin: 'spec',
  access: 'public',
  summary: 'Labels of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
