/**
 * Why a request to an outside service failed. `address`: requests to this address are forbidden. `busy`, `resting`: it was not sent,
 * because too many wait or the service did not answer before.
 */
export type OutsideFault = 'timeout' | 'unreachable' | 'unreadable' | 'busy' | 'address' | 'resting';

/** Thrown if a request to an outside service failed. The message is for the log and contains no words of readers. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
