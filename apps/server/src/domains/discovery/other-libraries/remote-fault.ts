import type { RemoteFault } from '@lectern/contracts/discovery/sources/list-other-libraries';
import { OutsideError, type OutsideFault } from '../../../platform/outside/outside-error.ts';

const FAULTS: Readonly<Record<OutsideFault, RemoteFault>> = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  // Readers see a forbidden address as unreachable.
  address: 'unreachable',
  unreadable: 'unreadable',
  busy: 'busy',
  resting: 'unreachable',
};

/** The fault of an outside service, as shown to readers; undefined if the error is not an OutsideError. */
export function remoteFaultOf(error: unknown): RemoteFault | undefined {
  return error instanceof OutsideError ? FAULTS[error.fault] : undefined;
}
