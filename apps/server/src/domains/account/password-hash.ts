import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../ports/outside/turns.ts';

/** argon2id with the OWASP minimum (19 MiB, 2 passes, 1 lane): about 20 ms on one core, off the event loop. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Many sign-ins at once take turns on a quarter of the cores, so that those who search do not wait for them. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 4));

const turns = createTurns(AT_ONCE, Number.POSITIVE_INFINITY);

export function hashPassword(password: string): Promise<string> {
  return turns('', () => hash(password, STRENGTH));
}

/** False for a wrong password and for a hash that is none. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return turns('', () => verify(passwordHash, password).catch(() => false));
}

let decoy: Promise<string> | undefined;

/** Takes as long as verifying a password: an unknown account must not answer faster than a known one. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
  return false;
}
