/** The connection to PostgreSQL could not be made, or ended. What it had not committed is undone. `cause` is the driver's error. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  /** False where the statement never left this process. */
  readonly wasSent: boolean;

  constructor(cause: unknown, wasSent: boolean) {
    super('The connection to the database was lost', { cause });
    this.wasSent = wasSent;
  }
}

/**
 * The connection ended after COMMIT was sent and before an answer came: nobody knows whether the transaction happened. It must not be
 * run again, and an idempotency key under which it ran stays undecided.
 */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';

  constructor(cause: unknown) {
    super('The connection to the database was lost while it committed', { cause });
  }
}

/** A write outside the transaction that its own caller has open: it would wait for that transaction, which waits for it. */
export class OutsideTransactionError extends Error {
  override readonly name = 'OutsideTransactionError';

  constructor() {
    super('A write inside a transaction must be given the transaction, not the database');
  }
}
