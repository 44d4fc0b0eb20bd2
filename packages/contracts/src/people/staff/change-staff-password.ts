import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { PASSWORD_IS_ACCOUNT, PASSWORD_UNCHANGED } from '../password/errors.ts';
import { staffPassword } from './put-staff-member.ts';

/** The password of the member who makes the call, which shows that nobody else sits before the screen. */
export const presentPassword = z.string().min(1).max(256);

/** Changes the password of the member, who gives the old one. All other sessions of the member end. */
export const changeStaffPassword = endpoint({
  methods: ['POST'],
  path: '/staff/password/change',
  origin: 'ours',
  access: 'staff',
  summary: 'Change the own password',
  input: z.object({ oldPassword: presentPassword, password: staffPassword }),
  output: z.object({}),
  errors: [CREDENTIALS_WRONG, LOGIN_LOCKED, PASSWORD_IS_ACCOUNT, PASSWORD_UNCHANGED],
  rateLimit: { max: 20, windowSeconds: 60 },
  carriesSecrets: true,
});
