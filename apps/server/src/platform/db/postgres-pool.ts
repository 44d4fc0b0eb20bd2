import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { ConnectionLostError, PlanOutdatedError } from './database-errors.ts';
import { createPreparedNames, type PreparedNames } from './prepared-names.ts';

/** How long a caller waits for a connection. */
const CONNECT_MS = 10_000;
/** Time limit of a statement. Migrations have none. */
const STATEMENT_MS = 300_000;
/** Time limit of a transaction that runs no statement: its process hangs, and others wait for its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** A pool of connections with time limits. It throws ConnectionLostError for a lost connection, and does not use that one again. */
export function postgresPool(url: string, connections: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // Without these listeners the process ends when the server closes a connection that runs no statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = createPreparedNames();
  return {
    connect: async () => new LosableClient(await pool.connect().catch(rethrow), names),
    end: () => pool.end(),
  };
}

class LosableClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: PreparedNames;
  #isLost = false;

  constructor(client: pg.PoolClient, names: PreparedNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('No caller reads with a cursor');
    return this.#run(sql, parameters);
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#send(sql, parameters);
    } catch (error) {
      this.#isLost ||= isLost(error);
      return rethrow(error);
    }
  }

  async #send<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // Without parameters it takes one message: BEGIN and COMMIT.
    const name = parameters.length > 0 ? this.#names.nameOf(sql) : undefined;
    const query = { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
    try {
      const result: unknown = await this.#client.query(query);
      return result as PostgresQueryResult<R>;
    } catch (error) {
      if (name === undefined || !isOutdatedPlan(error)) throw error;
      this.#names.startAnew();
      throw new PlanOutdatedError(error);
    }
  }

  release(): void {
    this.#client.release(this.#isLost);
  }
}

function rethrow(error: unknown): never {
  throw isLost(error) ? new ConnectionLostError(error, !NOT_SENT.test(error.message)) : error;
}

/** A table has another form than when the statement was prepared; nothing was done. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message);
}

/** Connection exceptions, shutdown, startup, too many connections, and time limits that end the session (SQLSTATE). */
const LOST_STATES = /^(08...|57P0[1235]|53300|25P0[34])$/;
const LOST_SOCKETS =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of `pg` without a code. */
const LOST_MESSAGES = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/;
/** `pg` throws this before it sends the statement. */
const NOT_SENT = /is not queryable$/;

function isLost(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return LOST_STATES.test(code) || LOST_SOCKETS.test(code);
  return LOST_MESSAGES.test(error.message);
}
