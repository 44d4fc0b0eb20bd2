import type { ErrorCode, ErrorDetails } from '@lectern/contracts/errors';

/** A refusal on its way to the envelope. Only codes that the call's contract lists (or any call may answer) get through. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
