import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedTerms } from './term.ts';

/** Vendors of the databases that readers see today. */
export const listVendors = endpoint({
  methods: ['GET'],
  path: '/find/newEle/eCollection/dbVendors',
  origin: 'spec',
  access: 'public',
  summary: 'Vendors of electronic databases',
  input: z.object({}),
  output: countedTerms,
  errors: [],
});
