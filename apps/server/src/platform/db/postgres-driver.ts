import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { CommitUnknownError, ConnectionLostError, PlanOutdatedError } from './database-errors.ts';
import { refuseInsideTransaction } from './transaction-context.ts';

/** Kysely's dialect for PostgreSQL. Its driver throws CommitUnknownError if the connection is lost at COMMIT. */
export function postgresDialect(config: PostgresDialectConfig): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new CommitAwareDriver(config),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

type KyselyConnection = Parameters<PostgresDriver['releaseConnection']>[0];

class CommitAwareDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new GuardedConnection(await super.acquireConnection());
  }

  override async beginTransaction(
    connection: GuardedConnection,
    settings: Parameters<PostgresDriver['beginTransaction']>[1],
  ): Promise<void> {
    connection.isInTransaction = true;
    await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: GuardedConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      const isUnknown = error instanceof ConnectionLostError && error.wasSent;
      throw isUnknown ? new CommitUnknownError(error.cause) : error;
    }
    connection.isInTransaction = false;
  }

  override async rollbackTransaction(connection: GuardedConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      // The server rolls back by itself when it loses the connection. The first error is thrown, not this one.
      if (!(error instanceof ConnectionLostError)) throw error;
    }
    connection.isInTransaction = false;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await super.releaseConnection((connection as GuardedConnection).inner as KyselyConnection);
  }
}

/**
 * Refuses a write by code that has a transaction open on another connection, as the SQLite driver does. A statement whose tables have
 * changed is run again; a transaction has to begin again.
 */
class GuardedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  isInTransaction = false;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.isInTransaction && query.query.kind !== 'SelectQueryNode') refuseInsideTransaction();
    try {
      return await this.inner.executeQuery<R>(query);
    } catch (error) {
      if (this.isInTransaction || !(error instanceof PlanOutdatedError)) throw error;
      return this.inner.executeQuery<R>(query);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}
