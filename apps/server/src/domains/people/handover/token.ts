import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { withoutDirections } from '@lectern/rules/without-directions';
import * as z from 'zod';

/**
 * Hand-over tokens: JSON Web Tokens in the compact form (RFC 7515, RFC 7519) with an explicit type (RFC 8725, section 3.11), signed with
 * HMAC-SHA256 or Ed25519 (RFC 8037). Which of them is a trait of the partner, never of the token.
 */
export type TokenKey =
  | { readonly algorithm: 'HS256'; readonly secret: string }
  | { readonly algorithm: 'EdDSA'; readonly publicKey: string };

const TYPE = 'handover+jwt';

/** No extension is understood, so a header that names some as critical is refused (RFC 7515, section 4.1.11). */
const headerSchema = z.object({
  alg: z.enum(['HS256', 'EdDSA']),
  typ: z.literal(TYPE),
  crit: z.undefined().optional(),
});

const claimsSchema = z.object({
  /** The code of the partner. */
  iss: z.string().min(1).max(64),
  /** The address of the library's portal. */
  aud: z.string().min(1).max(500),
  /** Who it is about. */
  sub: z.string().min(1).max(128),
  jti: z.string().min(8).max(128),
  iat: z.int(),
  exp: z.int(),
  act: z.enum(['enter', 'logout']).default('enter'),
  /** The partner's name of its account, shown before it is linked. */
  name: z.string().max(100).transform(withoutDirections).default(''),
  /** What a sign-in that began here was begun with. */
  state: z.string().max(64).optional(),
});

export type Claims = z.infer<typeof claimsSchema>;

/** A token that can be read. Nothing of it is true before `isSignedWith` is. */
export interface UnverifiedToken {
  readonly claims: Claims;
  readonly algorithm: TokenKey['algorithm'];
  readonly signed: string;
  readonly signature: Buffer;
}

/** Undefined for what is no token of this form. */
export function readToken(text: string): UnverifiedToken | undefined {
  const [header = '', payload = '', signature = '', ...more] = text.split('.');
  if (more.length > 0 || ![header, payload, signature].every((part) => /^[\w-]+$/.test(part)))
    return undefined;
  const head = headerSchema.safeParse(json(header));
  const claims = claimsSchema.safeParse(json(payload));
  if (!head.success || !claims.success) return undefined;
  return {
    claims: claims.data,
    algorithm: head.data.alg,
    signed: `${header}.${payload}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

export function isSignedWith({ algorithm, signed, signature }: UnverifiedToken, key: TokenKey): boolean {
  if (algorithm !== key.algorithm) return false;
  if (key.algorithm === 'EdDSA')
    return verify(null, Buffer.from(signed), createPublicKey(key.publicKey), signature);
  const own = hmac(signed, key.secret);
  return own.length === signature.length && timingSafeEqual(own, signature);
}

/** A token with the claims, signed with a shared secret. */
export function signToken(claims: Readonly<Record<string, string | number>>, secret: string): string {
  const signed = [{ alg: 'HS256', typ: TYPE }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${hmac(signed, secret).toString('base64url')}`;
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
