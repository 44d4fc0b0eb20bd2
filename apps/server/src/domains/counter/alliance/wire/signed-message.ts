import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * Messages between two servers: JSON Web Signatures in the compact form (RFC 7515) with HMAC-SHA256 and an explicit type. The header names
 * the key; both servers know which of the two they are (`party`), so no message can be sent back to the one who wrote it.
 */
const TYPE = 'lectern-alliance+jwt';

const headerSchema = z.object({ alg: z.literal('HS256'), typ: z.literal(TYPE), kid: z.string().max(64) });

const claimsSchema = z.object({
  party: z.literal([1, 2]),
  /** Unlike any other message of this party. */
  jti: z.string().min(8).max(64),
  /** Seconds since 1970. */
  iat: z.int(),
  /** In an answer: the `jti` that it answers. */
  re: z.string().max(64).optional(),
  body: z.unknown(),
});
export type MessageClaims = z.infer<typeof claimsSchema>;

/** A message that can be read. Nothing of it is true before `isMessageSignedWith` is. */
export interface UnverifiedMessage {
  readonly keyId: string;
  readonly claims: MessageClaims;
  readonly signed: string;
  readonly signature: Buffer;
}

export function writeMessage(keyId: string, secret: string, claims: MessageClaims): string {
  const signed = [{ alg: 'HS256', typ: TYPE, kid: keyId }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${hmac(signed, secret).toString('base64url')}`;
}

/** Undefined for what is no message of this form. */
export function readMessage(text: string): UnverifiedMessage | undefined {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || ![header, payload, signature].every((part) => /^[\w-]+$/.test(part)))
    return undefined;
  const head = headerSchema.safeParse(json(header));
  const claims = claimsSchema.safeParse(json(payload));
  if (!head.success || !claims.success) return undefined;
  return {
    keyId: head.data.kid,
    claims: claims.data,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

export function isMessageSignedWith({ signed, signature }: UnverifiedMessage, secret: string): boolean {
  const own = hmac(signed, secret);
  return own.length === signature.length && timingSafeEqual(own, signature);
}

function hmac(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
