/** Why a request to an outside service failed. `address`: requests to this address are forbidden. */
export type OutsideFault = 'timeout' | 'unreachable' | 'unreadable' | 'busy' | 'address';

/** Thrown if a request to an outside service failed. The message is for the log and contains no words of readers. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
