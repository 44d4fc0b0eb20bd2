import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, requiredText, text } from '../../kernel/fields.ts';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, CREDENTIALS_WRONG, LOGIN_LOCKED } from '../auth/errors.ts';
import { appCode } from '../second-factor/fields.ts';
import { STAFF_CODE_REQUIRED, STAFF_CODE_WRONG } from './errors.ts';
import { PERMISSIONS } from './permissions.ts';

/** A session of the staff that was opened. */
export const staffEntrySchema = z.object({
  jwtHeader: z.string(),
  jwt: z.string(),
  account: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
});

/**
 * Signs a staff member in. The password travels as it is, inside TLS: no older client sends this call. After two wrong passwords for
 * an account (CAPTCHA_REQUIRED) a verification code has to be sent with it, as readers send one. A member who has an app sends its code
 * with the password.
 */
export const openStaffSession = endpoint({
  methods: ['POST'],
  path: '/staff/session/open',
  origin: 'ours',
  access: 'public',
  summary: 'Sign a staff member in',
  input: z.object({
    account: requiredText(64),
    password: z.string().min(1).max(256),
    verifyCode: text(16).optional(),
    codeKey: id.optional(),
    /** The work that the code asked for (getCaptcha). */
    proof: asCode(text(32)).optional(),
    /** The code of an app, of members who sign in with one; asked for with STAFF_CODE_REQUIRED. */
    code: appCode.optional(),
  }),
  output: staffEntrySchema,
  errors: [
    CAPTCHA_REQUIRED,
    CAPTCHA_WRONG,
    CREDENTIALS_WRONG,
    LOGIN_LOCKED,
    STAFF_CODE_REQUIRED,
    STAFF_CODE_WRONG,
  ],
  rateLimit: { max: 20, windowSeconds: 60 },
});
