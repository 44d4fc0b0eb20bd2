import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { acquireLease, findLease, releaseLease } from '../jobs/lease-store.ts';

const NAME = 'index-writer';
/** A process that dies is followed by another one after this time at most. */
const SECONDS = 4;
const ASK_MS = 1_000;

/** The right to write search indexes: one process has it, all others follow what it writes. */
export interface WriterLease {
  /** Asks the database once a second; between, what it said last. */
  hold(): Promise<boolean>;
  readonly held: boolean;
  /** When another process's lease ends or ended: it moves as long as that process lives. Undefined where no other has it. */
  otherUntil(): Promise<string | undefined>;
  /** Where it fails, the lease runs out by itself. */
  release(): Promise<void>;
}

export function createWriterLease({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): WriterLease {
  const lease = { name: NAME, owner: `${config.nodeName} ${newId()}`, seconds: SECONDS };
  let held = false;
  let askAt = 0;
  let askedAt = 0;
  // A process that was stopped for longer than the lease must not believe it still has it.
  const isHeld = () => held && performance.now() - askedAt < SECONDS * 1000;
  return {
    async hold() {
      if (performance.now() >= askAt) {
        const asked = performance.now();
        askAt = asked + ASK_MS;
        held = await acquireLease(db, lease, clock.now());
        askedAt = asked;
      }
      return isHeld();
    },
    get held() {
      return isHeld();
    },
    async otherUntil() {
      const found = await findLease(db, NAME);
      return found?.owner === lease.owner ? undefined : found?.until;
    },
    async release() {
      if (held) await releaseLease(db, lease.name, lease.owner).catch(() => undefined);
      held = false;
    },
  };
}
