import * as z from 'zod';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { entrySchema } from '../auth/entry.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { BIND_LIMIT_REACHED, CODE_WRONG } from './errors.ts';

/** How contacts stand after a change. */
export const boundContact = z.object({
  /** Changes that are left of the day. */
  bindTimes: z.int(),
  /** The session that follows, where binding was a step of a sign-in. */
  entry: entrySchema.nullable(),
});

/** Errors of every call that binds a contact. */
export const BINDING_ERRORS = [
  ILS_UNAVAILABLE,
  CREDENTIALS_WRONG,
  LOGIN_LOCKED,
  SIGN_IN_AGAIN,
  BIND_LIMIT_REACHED,
  CODE_WRONG,
] as const;
