import type { PageFault } from './page-tasks.ts';

/** A page cannot be drawn, for a reason that lies in its document. */
export class PageFaultError extends Error {
  readonly fault: PageFault;

  constructor(fault: PageFault) {
    super(`the page cannot be drawn: ${fault}`);
    this.name = 'PageFaultError';
    this.fault = fault;
  }
}
