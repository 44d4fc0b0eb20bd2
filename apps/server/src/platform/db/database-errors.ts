/** No connection to PostgreSQL, or it was lost. Uncommitted changes are rolled back. `cause` is the error of the driver. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  /** False if the statement was not sent to the server. */
  readonly wasSent: boolean;

  constructor(cause: unknown, wasSent: boolean) {
    super('The connection to the database was lost', { cause });
    this.wasSent = wasSent;
  }
}

/** A prepared statement no longer fits its tables, because another node has migrated them. It did nothing, and fits when it runs again. */
export class PlanOutdatedError extends Error {
  override readonly name = 'PlanOutdatedError';

  constructor(cause: unknown) {
    super('The tables of a prepared statement have changed', { cause });
  }
}

/**
 * The connection was lost after COMMIT was sent and before the server answered: the transaction may be committed or not. Do not run
 * it again. An idempotency key of this request stays undecided.
 */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';

  constructor(cause: unknown) {
    super('The connection to the database was lost while it committed', { cause });
  }
}

/** A write through the database by code that has a transaction open. On SQLite it would wait for that transaction forever. */
export class OutsideTransactionError extends Error {
  override readonly name = 'OutsideTransactionError';

  constructor() {
    super('Inside a transaction, write through the transaction and not through the database');
  }
}
