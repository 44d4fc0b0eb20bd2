import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { entrySchema } from '../auth/entry.ts';
import { LOGIN_LOCKED, PASSWORD_CHANGE_REQUIRED, PASSWORD_TOO_OLD } from '../auth/errors.ts';
import { SECOND_CODE_WRONG } from './errors.ts';
import { secondCode } from './fields.ts';

/** The second step of a sign-in: a code of the reader's app or a recovery code. Answers the session that follows, as sign-in does. */
export const proveSecondFactor = endpoint({
  methods: ['POST'],
  path: '/oga/secondFactor/prove',
  origin: 'ours',
  access: { patron: ['second-factor'] },
  summary: 'Do the second step of a sign-in',
  input: z.object({ code: secondCode }),
  output: entrySchema,
  errors: [LOGIN_LOCKED, PASSWORD_CHANGE_REQUIRED, PASSWORD_TOO_OLD, SECOND_CODE_WRONG],
  rateLimit: { max: 30, windowSeconds: 60 },
});
