import type { Deps } from '../../../platform/deps.ts';
import { createProcessLease, type ProcessLease } from '../../../platform/jobs/process-lease.ts';

const SECONDS = 20;

/** The right to write the file of a library's vectors, which one process of all that run may do. */
export function vectorsLease(deps: Pick<Deps, 'db' | 'clock' | 'config'>, tenantId: string): ProcessLease {
  return createProcessLease(deps, { name: `vectors/${tenantId}`, seconds: SECONDS });
}
