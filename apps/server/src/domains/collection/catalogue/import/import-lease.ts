import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { openLease } from '../../../../platform/jobs/lease.ts';
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
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: string,
  source: string,
  patienceMs = (LEASE_SECONDS + 2) * 1000,
): Promise<ImportLease> {
  const name = `import:${tenantId}:${source}`;
  const lease = openLease(deps, { name, owner: newId(), seconds: LEASE_SECONDS });
  let renewAt = 0;
  const giveUp = performance.now() + patienceMs;
  while (!(await lease.ask())) {
    if (performance.now() > giveUp) throw new ImportRunningError(source);
    await sleep(250);
  }
  return {
    async renew() {
      if (performance.now() < renewAt) return;
      renewAt = performance.now() + RENEW_MS;
      if (!(await lease.ask())) throw new ImportRunningError(source);
    },
    release: () => lease.release().catch(() => undefined),
  };
}
