import type { Deps } from '../deps.ts';
import { createHeartbeats } from './heartbeats.ts';
import { createLease, findLease, type LeaseClaim, moveLease, releaseLease } from './lease-store.ts';

/** What one of all processes that run has at a time. */
export interface Lease {
  /**
   * Takes or renews it: true while the asker has it. It falls to another asker that has seen no renewal for the lease's seconds, so a
   * holder asks well before. No clock decides.
   */
  ask(): Promise<boolean>;
  /** The holder's last renewal, if another has the lease. It changes as long as that holder lives. */
  otherBeat(): Promise<string | undefined>;
  /** Ends it at once. */
  release(): Promise<void>;
}

export function openLease({ db, clock }: Pick<Deps, 'db' | 'clock'>, claim: LeaseClaim): Lease {
  const { name, owner, seconds } = claim;
  const heartbeats = createHeartbeats(clock, seconds);
  return {
    async ask() {
      const found = await findLease(db, name);
      if (!found) return createLease(db, claim, clock.now());
      const mayMove = found.owner === owner || heartbeats.isSilent(name, `${found.owner} ${found.beat}`);
      return mayMove && moveLease(db, claim, found, clock.now());
    },
    async otherBeat() {
      const found = await findLease(db, name);
      return found && found.owner !== owner ? `${found.owner} ${found.beat}` : undefined;
    },
    release: () => releaseLease(db, name, owner),
  };
}
