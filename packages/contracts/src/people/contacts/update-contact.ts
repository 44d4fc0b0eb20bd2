import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { BIND_LIMIT_REACHED, CONTACT_NEEDED } from './errors.ts';
import { wirePassword } from './fields.ts';

/** Removes a contact from the account. The reader gives the password; a contact that the library needs cannot be removed. */
export const updateContact = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/updateContact',
  origin: 'spec',
  access: 'patron',
  summary: 'Removes a contact from the account',
  input: z.object({ kind: z.enum(CONTACT_KINDS), password: wirePassword.optional() }),
  output: z.object({ bindTimes: z.int() }),
  errors: [
    ILS_UNAVAILABLE,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    SIGN_IN_AGAIN,
    BIND_LIMIT_REACHED,
    CONTACT_NEEDED,
  ],
});
