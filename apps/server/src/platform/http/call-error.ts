import { ERRORS, type ErrorCode, type ErrorDetails } from '@lectern/contracts/errors';
import { Refusal } from '@lectern/contracts/kernel/refusal';

/** A refusal on its way to the envelope. Only what the call's contract lists (or any call may answer) gets through. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal | ErrorCode, details: ErrorDetails = {}) {
    super(typeof refusal === 'string' ? refusal : refusal.code);
    this.refusal =
      typeof refusal === 'string' ? new Refusal(ERRORS[refusal], details as Refusal['details']) : refusal;
  }

  get code(): string {
    return this.refusal.code;
  }
}
