import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { LOGIN_LOCKED } from '../auth/errors.ts';
import { ENROLMENT_EXPIRED } from '../second-factor/errors.ts';
import { appCode } from '../second-factor/fields.ts';
import { STAFF_CODE_WRONG } from './errors.ts';

/** From now on the member signs in with a code of the app besides the password. It takes the place of an earlier app. */
export const confirmStaffCode = endpoint({
  methods: ['POST'],
  path: '/staff/code/confirm',
  origin: 'ours',
  access: 'staff',
  summary: 'Sign in with the code of an app from now on',
  input: z.object({ code: appCode }),
  output: z.object({}),
  errors: [ENROLMENT_EXPIRED, LOGIN_LOCKED, STAFF_CODE_WRONG],
  rateLimit: { max: 10, windowSeconds: 60 },
});
