import { sql } from 'kysely';
import type { Domain } from '../../../platform/domain.ts';
import { forgetRows } from '../../../platform/forget-reader.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { getCaptchaCall } from './calls/get-captcha.ts';
import { getSessionUserCall } from './calls/get-session-user.ts';
import { signInCall } from './calls/sign-in.ts';
import { signOutCall } from './calls/sign-out.ts';

export const auth: Domain = {
  calls: [getCaptchaCall, getSessionUserCall, signInCall, signOutCall],
  forgets: [forgetRows('known_device')],
  personal: [ownRows('known-devices', 'known_device', { reader: 'patron_id', columns: ['expires_at'] })],
  expiries: [
    { table: 'known_device', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'captcha', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'verification_code', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'attempt_counter', isOver: (now) => sql`window_ends_at <= ${now.toISOString()}` },
  ],
};
