import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { documentedChoice } from '../../kernel/input-document.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { LOGIN_METHOD_OFF } from '../auth/errors.ts';
import { FOREIGN_SIGN_IN_STALE } from '../identity/link-errors.ts';
import { openedSession, sentBesides, ticketText } from '../identity/link-fields.ts';
import { HAND_OVER_READER_UNKNOWN, HAND_OVER_REFUSED } from './errors.ts';

/** How an exchange ended. */
export const HAND_OVER_OUTCOMES = ['entered', 'same-reader', 'other-reader', 'not-linked'] as const;

/**
 * Exchanges a hand-over for a session (docs/integrate.md). `jwt` is a token that a partner of the library has signed, in the form of RFC
 * 7519: for one use, for 60 seconds, for this library. Where the library allows it, `jwt` may be a ticket of `getEntryTicket` too. Whoever is signed in stays so: for the same reader nothing changes, for another one
 * `confirm` is a ticket, with which a second call replaces the session. `uid` is a ticket for linking an account that no reader has linked.
 */
export const ssoOpac = endpoint({
  methods: ['POST'],
  path: '/oga/ssoOpac',
  origin: 'spec',
  access: 'public',
  summary: 'Exchange a partner’s token for a session',
  input: documentedChoice(
    z
      .object({
        jwt: asCode(z.string().min(1).max(4000)).optional(),
        /** What the specification's addresses carry besides; not needed. */
        jwtHeader: asCode(z.string().max(100)).optional(),
        confirm: ticketText.optional(),
        ...sentBesides,
      })
      .refine(({ jwt, confirm }) => (jwt === undefined) !== (confirm === undefined), { path: ['jwt'] }),
    'jwt',
    'confirm',
  ),
  output: z.object({
    outcome: z.enum(HAND_OVER_OUTCOMES),
    jwt: openedSession.nullable(),
    /** The specification's number of this way of signing in. */
    loginType: z.literal(2),
    uid: z.string(),
    confirm: z.string(),
    /** Who is signed in now, or would be; and the partner, in its own words. */
    name: z.string(),
    partner: z.string(),
  }),
  errors: [
    ILS_UNAVAILABLE,
    HAND_OVER_REFUSED,
    HAND_OVER_READER_UNKNOWN,
    FOREIGN_SIGN_IN_STALE,
    LOGIN_METHOD_OFF,
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
});
