import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { entrySchema } from '../auth/entry.ts';
import { wirePassword } from '../contacts/fields.ts';
import { NEW_PASSWORD_ERRORS } from './errors.ts';

/** Replaces an initial or old password as a step of a sign-in, and answers the session that follows (document 1, section 4). The old password
 * was given at the sign-in. */
export const forceChangePassword = endpoint({
  methods: ['POST'],
  path: '/oga/forceModify',
  origin: 'spec',
  access: { patron: ['change-password'] },
  summary: 'Replaces an initial or old password while signing in',
  input: z.object({ password: wirePassword }),
  output: entrySchema,
  errors: NEW_PASSWORD_ERRORS,
});
