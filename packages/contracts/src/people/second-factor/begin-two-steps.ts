import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { CREDENTIALS_WRONG, LOGIN_LOCKED, SIGN_IN_AGAIN } from '../auth/errors.ts';
import { wirePassword } from '../contacts/fields.ts';
import { TWO_STEPS_CHANGED, TWO_STEPS_OFF } from './errors.ts';

/** Makes a secret for an app that shows codes (TOTP, RFC 6238). Nothing changes until confirmTwoSteps, for which there are 15 minutes. */
export const beginTwoSteps = endpoint({
  methods: ['POST'],
  path: '/oga/secondFactor/begin',
  origin: 'ours',
  access: 'patron',
  summary: 'Make a secret for an app that shows codes',
  input: z.object({ password: wirePassword.optional() }),
  output: z.object({
    /** Base32, for readers who cannot scan the picture. */
    secret: z.string(),
    /** A data: URL of a QR code with the address (`otpauth://totp/...`) that apps read. */
    img: z.string(),
    address: z.string(),
  }),
  errors: [CREDENTIALS_WRONG, ILS_UNAVAILABLE, LOGIN_LOCKED, SIGN_IN_AGAIN, TWO_STEPS_CHANGED, TWO_STEPS_OFF],
  rateLimit: { max: 20, windowSeconds: 60 },
});
