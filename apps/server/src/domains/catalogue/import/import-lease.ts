import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../platform/db/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { acquireLease, releaseLease } from '../../../platform/jobs/lease-store.ts';
import { ImportRunningError } from './import-errors.ts';

/** A process that died holding it keeps the next import waiting this long. */
const LEASE_SECONDS = 5;
const RENEW_MS = 1_000;

/** The right to change the bibs of one source: two imports of it at once would each undo what the other does. */
export interface ImportLease {
  /** Raises ImportRunningError where another import has it. Cheap: asks the database once a second. */
  renew(): Promise<void>;
  /** Where it fails (a full disk), the lease runs out by itself. */
  release(): Promise<void>;
}

/** Takes the lease, waiting a little longer than one that nobody renews lasts. */
export async function takeImportLease(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  source: string,
  patienceMs = (LEASE_SECONDS + 1) * 1000,
): Promise<ImportLease> {
  const lease = { name: `import:${tenantId}:${source}`, owner: newId(), seconds: LEASE_SECONDS };
  let renewAt = 0;
  const ask = () => acquireLease(db, lease, clock.now());
  const giveUp = performance.now() + patienceMs;
  while (!(await ask())) {
    if (performance.now() > giveUp) throw new ImportRunningError(source);
    await sleep(250);
  }
  return {
    async renew() {
      if (performance.now() < renewAt) return;
      renewAt = performance.now() + RENEW_MS;
      if (!(await ask())) throw new ImportRunningError(source);
    },
    release: () => releaseLease(db, lease.name, lease.owner).catch(() => undefined),
  };
}
