import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../../platform/outside/turns.ts';

/** argon2id with the OWASP minimum (19 MiB, 2 passes, 1 lane): about 20 ms on one core, off the event loop. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Many sign-ins at once get a quarter of the cores, so that those who search do not wait for them. */
const CORES = availableParallelism() / 4;
const AT_ONCE = Math.max(1, Math.floor(CORES));
/** Where a quarter is less than one core: how long nothing is hashed after a hash, as a multiple of the time that it took. */
const REST = Math.max(0, 1 / CORES - 1);
const LONGEST_REST_MS = 100;

const turns = createTurns(AT_ONCE, Number.POSITIVE_INFINITY);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, STRENGTH));
}

/** False for a wrong password and for a hash that is none. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password).catch(() => false));
}

/** Answers when the work is done; the next work begins after the rest. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    void turns('', async () => {
      const began = performance.now();
      await work().then(resolve, reject);
      await sleep(Math.min((performance.now() - began) * REST, LONGEST_REST_MS));
    });
  });
}

let decoy: Promise<string> | undefined;

/** Takes as long as verifying a password: an unknown account must not answer faster than a known one. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password');
  await verifyPassword(await decoy, password);
  return false;
}
