import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE, PATRON_NOT_FOUND } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../../people/auth/errors.ts';
import { wirePassword } from '../../people/contacts/fields.ts';
import { applicationFields } from './application.ts';
import { LEAVING_ELSEWHERE, LEAVING_OUTSTANDING } from './errors.ts';

/** Applies to leave. Nothing is cancelled yet: the answer confirms `userCancel` once, for some minutes. */
export const applyToLeave = endpoint({
  methods: ['POST'],
  path: '/find/userLogOut/apply',
  origin: 'ours',
  access: 'patron',
  summary: 'Apply to leave, with the password',
  input: z.object({ ...applicationFields, password: wirePassword.optional() }),
  output: z.object({ confirmation: z.string(), seconds: z.int() }),
  errors: [
    CREDENTIALS_WRONG,
    ILS_UNAVAILABLE,
    LEAVING_ELSEWHERE,
    LEAVING_OUTSTANDING,
    LOGIN_LOCKED,
    PATRON_NOT_FOUND,
    SIGN_IN_AGAIN,
  ],
});
