import { randomUUID } from 'node:crypto';
import { partnerToken } from './partner-tokens.ts';

/** How a passport answers: as docs/integrate.md says, or wrongly. */
export type PassportMood = 'well' | 'unsigned' | 'expired' | 'other-audience' | 'other-state' | 'no-state';

/** A person whom the passport knows. */
export interface PassportPerson {
  readonly uid: string;
  readonly name: string;
}

/**
 * A learning-app passport as docs/integrate.md describes it: reads the address of a sign-in and answers the address that the browser is
 * led back to. `now` is the passport's clock.
 */
export function passportReturn(
  address: string,
  { uid, name }: PassportPerson,
  {
    secret,
    now,
    mood = 'well',
  }: { readonly secret: string; readonly now: Date; readonly mood?: PassportMood },
): string {
  const asked = new URL(address).searchParams;
  const iat = Math.floor(now.getTime() / 1000) - (mood === 'expired' ? 90 : 0);
  const claims = {
    iss: 'passport',
    aud: mood === 'other-audience' ? 'https://other.example/alpha' : (asked.get('audience') ?? ''),
    sub: uid,
    name,
    jti: randomUUID(),
    iat,
    exp: iat + 60,
    state: mood === 'no-state' ? undefined : mood === 'other-state' ? 'made-up' : (asked.get('state') ?? ''),
  };
  const jwt = partnerToken(claims, mood === 'unsigned' ? 'not the secret' : secret);
  const back = new URL(asked.get('return') ?? '');
  back.searchParams.set('jwt', jwt);
  back.searchParams.set('jwtHeader', 'x-lectern-session');
  return back.href;
}
