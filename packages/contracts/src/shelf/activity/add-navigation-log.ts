import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { navigationOf } from './events.ts';

const navigationType = z
  .union([z.int(), z.string().regex(/^\d{1,3}$/)])
  .transform(Number)
  .refine((type) => navigationOf(type) !== undefined, { error: 'one of the known numbers' });

/** Counts that an entry of the menu was pressed (17: thesis check). */
export const addNavigationLog = endpoint({
  methods: ['POST'],
  path: '/find/index/addNavigationLog',
  origin: 'spec',
  access: 'public',
  summary: 'Count a click in the navigation',
  input: z.object({ navigationType, ...ignoredIdentity }),
  output: z.object({}),
  errors: [],
  rateLimit: { max: 120, windowSeconds: 60 },
});
