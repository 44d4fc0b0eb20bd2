import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** All databases that readers see today, by code and name, for choices in forms and filters. In filing order. */
export const listEresourceNames = endpoint({
  methods: ['GET', 'POST'],
  path: '/find/groupResource/getDatabaseList',
  origin: 'spec',
  access: 'public',
  summary: 'Names of electronic databases',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  errors: [],
});
