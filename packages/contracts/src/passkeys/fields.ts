import * as z from 'zod';
import { text } from '../kernel/fields.ts';

/** Bytes in base64url, as browsers write the parts of a credential (Web Authentication, level 3). */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** The id of a credential has at most 1023 bytes. */
export const credentialId = bytes(1400);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser answers to the options for a new passkey (RegistrationResponseJSON); other members are ignored. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What a browser answers to the options for a sign-in (AuthenticationResponseJSON); other members are ignored. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).optional(),
  }),
});

/** What a reader calls a passkey. */
export const passkeyName = text(60);
