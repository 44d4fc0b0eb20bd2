import type { RemoteFault } from '@lectern/contracts/sources/list-other-libraries';
import { OutsideError, type OutsideFault } from '../../ports/outside/outside-error.ts';

const FAULTS: Readonly<Record<OutsideFault, RemoteFault>> = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  // To readers a library that may not be asked is one that cannot be reached.
  address: 'unreachable',
  unreadable: 'unreadable',
  busy: 'busy',
};

/** What a failure of an outside service is to readers; undefined for a fault of our own. */
export function remoteFaultOf(error: unknown): RemoteFault | undefined {
  return error instanceof OutsideError ? FAULTS[error.fault] : undefined;
}
