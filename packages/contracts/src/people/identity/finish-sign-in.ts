import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { requiredText } from '../../kernel/fields.ts';
import { ILS_UNAVAILABLE } from '../../library-system/errors.ts';
import { ENTRY_NEXT } from '../auth/sign-in.ts';
import { IDENTITY_EXPIRED, IDENTITY_REFUSED, IDENTITY_UNAVAILABLE, IDENTITY_UNKNOWN } from './errors.ts';

/**
 * Opens the session of a reader who comes back from a provider of identities. The ticket is that of the address to which the
 * provider's answer led; it is used once, within a minute, in the browser in which the sign-in began. What the provider refused is
 * refused here, so that the page can say why.
 */
export const finishSignIn = endpoint({
  methods: ['POST'],
  path: '/oga/identity/finishSignIn',
  origin: 'ours',
  access: 'public',
  summary: 'Finish a sign-in at a provider of identities',
  input: z.object({ ticket: requiredText(100) }),
  output: z.object({
    jwtHeader: z.string(),
    jwt: z.string(),
    /** As that of sign-in. */
    next: z.enum(ENTRY_NEXT),
    /** Where the sign-in was begun for: a page of the portal or an address that the library allows; empty for none. */
    returnTo: z.string(),
  }),
  errors: [ILS_UNAVAILABLE, IDENTITY_EXPIRED, IDENTITY_REFUSED, IDENTITY_UNAVAILABLE, IDENTITY_UNKNOWN],
  rateLimit: { max: 30, windowSeconds: 60 },
});
