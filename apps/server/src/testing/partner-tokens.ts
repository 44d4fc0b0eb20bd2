import { createHmac, randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';

/** Claims of a token as a partner would make it; undefined leaves a claim out. */
export type PartnerClaims = Readonly<Record<string, string | number | undefined>>;

/** Claims of an ordinary token for tenant `alpha` at this instant. */
export function partnerClaims(clock: Pick<Clock, 'now'>, claims: PartnerClaims = {}): PartnerClaims {
  const iat = Math.floor(clock.now().getTime() / 1000);
  return {
    iss: 'campus',
    aud: 'http://localhost/alpha',
    sub: 'reader',
    jti: randomUUID(),
    iat,
    exp: iat + 60,
    ...claims,
  };
}

/** A token in the form of RFC 7519, made by hand and not by the code that reads it. */
export function partnerToken(
  claims: PartnerClaims,
  secret: string,
  header: object = { alg: 'HS256', typ: 'handover+jwt' },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
