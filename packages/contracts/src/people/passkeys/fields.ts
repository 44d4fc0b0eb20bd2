import * as z from 'zod';
import { text } from '../../kernel/fields.ts';

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

/** The options with which a browser makes a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const newCredentialOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The options with which a browser uses a passkey (PublicKeyCredentialRequestOptionsJSON). They name no account. */
export const usedCredentialOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** A passkey in the list of its owner. */
export const passkeySchema = z.object({
  id: z.string(),
  /** Empty if neither the owner nor the browser named it. */
  name: z.string(),
  createdAt: z.string(),
  /** Null if it was never used. */
  lastUsedAt: z.string().nullable(),
  /** Whether the owner's other devices have it too, as its keeper says. */
  isSynced: z.boolean(),
});

/** What its owner calls a passkey. */
export const PASSKEY_NAME_LENGTH = 60;
export const passkeyName = text(PASSKEY_NAME_LENGTH);
