/**
 * Why a library system did not answer over SIP2.
 * - `unreachable`: no connection, or a certificate that is not trusted.
 * - `refused`: it did not accept our account, or says that it is off line.
 * - `silent`: no answer within the time limit.
 * - `closed`: the connection ended.
 * - `garbled`: what came is no answer to what was asked.
 * - `busy`: too many questions wait for a connection.
 */
export type Sip2FaultKind = 'unreachable' | 'refused' | 'silent' | 'closed' | 'garbled' | 'busy';

/** A question that was not answered. Its message has nothing of what was sent. */
export class Sip2Fault extends Error {
  readonly kind: Sip2FaultKind;

  constructor(kind: Sip2FaultKind, why: string) {
    super(why);
    this.name = 'Sip2Fault';
    this.kind = kind;
  }
}
