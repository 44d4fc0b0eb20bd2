/** What an outside service did instead of answering. `address`: it lies where tenants' settings may not lead. */
export type OutsideFault = 'timeout' | 'unreachable' | 'unreadable' | 'busy' | 'address';

/** A service outside did not answer. The message is for the log and names no reader's words. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
