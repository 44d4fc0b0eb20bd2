import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { documented } from '../../kernel/input-document.ts';
import { NAVIGATION_TYPES, navigationOf } from './events.ts';

const navigationType = documented(
  z
    .union([z.int(), z.string().regex(/^\d{1,3}$/)])
    .transform(Number)
    .refine((type) => navigationOf(type) !== undefined, { error: 'one of the known numbers' }),
  () => {
    const known = Object.values(NAVIGATION_TYPES);
    return {
      anyOf: [{ enum: known }, { type: 'string', maxLength: 3, pattern: `^0*(${known.join('|')})$` }],
    };
  },
);

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
