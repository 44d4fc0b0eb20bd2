/**
 * Why a library system that is asked over HTTP did not answer.
 * - `unreachable`: no connection, or an address that is forbidden.
 * - `refused`: it did not accept our key or account.
 * - `silent`: no complete answer within the time limit.
 * - `garbled`: what came is no answer to what was asked.
 * - `failed`: it says that it cannot answer now.
 * - `busy`: too many questions wait for a connection.
 * - `resting`: it did not answer before, and no question is sent for now.
 */
export type SystemFaultKind =
  | 'unreachable'
  | 'refused'
  | 'silent'
  | 'garbled'
  | 'failed'
  | 'busy'
  | 'resting';

/** A question that was not answered. Its message has nothing of what was sent. */
export class SystemFault extends Error {
  readonly kind: SystemFaultKind;

  constructor(kind: SystemFaultKind, why: string) {
    super(why);
    this.name = 'SystemFault';
    this.kind = kind;
  }
}
