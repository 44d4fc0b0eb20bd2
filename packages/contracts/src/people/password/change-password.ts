import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { NEW_PASSWORD_ERRORS } from './errors.ts';

/** Changes the password of the reader, who gives the old one. All other sessions of the reader end, and a notice is sent. */
export const changePassword = endpoint({
  methods: ['POST'],
  path: '/find/userInfo/updatePassword',
  origin: 'spec',
  access: 'patron',
  summary: 'Changes the own password',
  input: z.object({ oldPassword: wirePassword, password: wirePassword }),
  output: z.object({}),
  errors: [...NEW_PASSWORD_ERRORS, CREDENTIALS_WRONG, LOGIN_LOCKED],
});
