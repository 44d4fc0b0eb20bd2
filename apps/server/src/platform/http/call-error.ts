import type { Refusal } from '@lectern/contracts/kernel/refusal';

/** A refusal on its way to the envelope. Only what the call's contract lists (or any call may answer) gets through. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }

  get code(): string {
    return this.refusal.code;
  }
}
