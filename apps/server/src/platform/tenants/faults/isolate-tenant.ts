import type { Deps } from '../../deps.ts';
import { clearFault, hasFault, noteFault } from './fault-store.ts';

export type IsolateDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Whose work it is, and its name: the kind of the job or the name of the consumer. */
export interface TenantWork {
  readonly tenantId: string;
  readonly source: string;
}

/**
 * Does background work of one library. An error is logged and noted for its staff (`listFaults`), and goes no further; a success ends the
 * note. False where it failed. An error after the signal comes from stopping and is no fault.
 */
export async function isolateTenant(
  deps: IsolateDeps,
  { tenantId, source }: TenantWork,
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    if (signal?.aborted) return false;
    deps.log.error({ err: error, tenant: tenantId, source }, 'background work of a library failed');
    const now = deps.clock.now().toISOString();
    await keptGoing(deps, () => noteFault(deps.db, { tenantId, source, error, now }));
    return false;
  }
  await keptGoing(deps, async () => {
    if (await hasFault(deps.db, tenantId, source)) await clearFault(deps.db, tenantId, source);
  });
  return true;
}

/** A note that cannot be written stops no work. */
async function keptGoing({ log }: IsolateDeps, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    log.error({ err: error }, 'fault of a library not noted');
  }
}
