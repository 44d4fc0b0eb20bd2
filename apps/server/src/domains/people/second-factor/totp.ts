import { Secret, TOTP } from 'otpauth';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';

/** What apps assume where an address says nothing else (RFC 6238). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Steps before and after the present one whose codes count too: clocks differ, and people type slowly. */
const TOLERANCE = 1;
/** Bytes of a secret; RFC 4226 recommends 20. */
const SECRET_BYTES = 20;

/** A new secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that apps read from a QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, { issuer, label }).toString();
}

/** The time step whose code this is; undefined if it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: TOLERANCE });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

function totpOf(secret: string, names: { readonly issuer?: string; readonly label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS });
}

type SecretDeps = Pick<Deps, 'secrets' | 'clock'>;

/** Where the secret of a reader's app is among the secrets of the tenant, and one that is not confirmed. Settings cannot name them. */
const placeOf = (patronId: string) => `totp/${patronId}`;
const NEW = 'totp-new/';
export const NEW_SECRETS = `${NEW}%`;

/** How long a reader may take to confirm a new secret. */
export const ENROLMENT_SECONDS = 15 * 60;

/** Keeps a secret until a code of the app has confirmed it; an earlier one is forgotten. */
export async function keepNewSecret(
  { secrets, clock }: SecretDeps,
  tenantId: string,
  patronId: string,
  secret: string,
): Promise<void> {
  await secrets.set(tenantId, NEW + patronId, `${secret} ${later(clock.now(), ENROLMENT_SECONDS)}`);
}

/** The secret that waits for a code; undefined if there is none or it took too long. */
export async function findNewSecret(
  { secrets, clock }: SecretDeps,
  tenantId: string,
  patronId: string,
): Promise<string | undefined> {
  const kept = await secrets.get(tenantId, NEW + patronId);
  const [secret, until = ''] = kept?.split(' ') ?? [];
  return until > clock.now().toISOString() ? secret : undefined;
}

/** Makes a confirmed secret the one of the reader's app. */
export async function keepConfirmedSecret(
  { secrets }: Pick<Deps, 'secrets'>,
  tenantId: string,
  patronId: string,
  secret: string,
): Promise<void> {
  await secrets.set(tenantId, placeOf(patronId), secret);
  await secrets.remove(tenantId, NEW + patronId);
}

export function findSecret(
  { secrets }: Pick<Deps, 'secrets'>,
  tenantId: string,
  patronId: string,
): Promise<string | undefined> {
  return secrets.get(tenantId, placeOf(patronId));
}

export async function forgetSecret(
  { secrets }: Pick<Deps, 'secrets'>,
  tenantId: string,
  patronId: string,
): Promise<void> {
  await secrets.remove(tenantId, placeOf(patronId));
}
