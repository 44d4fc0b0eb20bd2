import type { ProviderFault } from '@lectern/contracts/discovery/providers/provider';
import { OutsideError, type OutsideFault } from '../../platform/outside/outside-error.ts';

/** Thrown if the answer of a source cannot be used. It counts as a fault of the source, so that one which is broken can rest. */
export class SourceFaultError extends OutsideError {
  readonly source: ProviderFault;

  constructor(source: ProviderFault, reason: string) {
    super('unreadable', reason);
    this.source = source;
  }
}

const OF_OUTSIDE: Readonly<Record<OutsideFault, ProviderFault>> = {
  timeout: 'TIMEOUT',
  unreachable: 'UNREACHABLE',
  unreadable: 'TOO_LARGE',
  busy: 'BUSY',
  address: 'ADDRESS',
  resting: 'RESTING',
};

/** Which fault of a source an error is. */
export function sourceFaultOf(error: OutsideError): ProviderFault {
  return error instanceof SourceFaultError ? error.source : OF_OUTSIDE[error.fault];
}
