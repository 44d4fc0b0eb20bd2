import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { LINK_NOT_FOUND } from './link-errors.ts';
import { PROVIDER_KINDS } from './link-fields.ts';

/** Removes the link of the signed-in reader with an account elsewhere. */
export const unbindUser = endpoint({
  methods: ['POST', 'GET'],
  path: '/find/userUnbind',
  origin: 'spec',
  access: 'patron',
  summary: 'Remove the link with an account elsewhere',
  input: z.object({ provider: z.enum(PROVIDER_KINDS), ...ignoredIdentity }),
  output: z.object({}),
  errors: [LINK_NOT_FOUND],
});
