import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isTransient } from './dialect.ts';
import { createPrivateFile } from './private-file.ts';
import { Sqlite, type SqliteFile, type SqliteStatement } from './sqlite-library.ts';
import { refuseInsideTransaction } from './transaction-context.ts';

export interface SqliteOptions {
  readonly file: string;
  /** `full` syncs every commit to disk (money, loans); `normal` may lose the last commits at a power cut, never the file. */
  readonly durability: 'full' | 'normal';
  /** How much of the file reads go through mapped memory: quicker, but counted as the process's. */
  readonly mappedBytes: number;
  /** Pages that each connection keeps. */
  readonly cacheBytes: number;
}

/** How long a busy database is asked again before the caller is told. */
const BUSY_PATIENCE_MS = 15_000;

/**
 * Kysely's stock SQLite driver begins deferred transactions on its one connection and waits inside the process for a lock.
 * This one begins IMMEDIATE, reads over a second connection, and waits for a busy database without blocking the event loop.
 */
export function sqliteDialect(options: SqliteOptions): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #writer!: SqliteFile;
  #reader!: SqliteFile;
  readonly #turn = new Turn();

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    createPrivateFile(this.#options.file);
    // No waiting inside SQLite: it would stop the whole process. See `patiently`.
    this.#writer = new Sqlite(this.#options.file, { timeout: 0 });
    await patiently(() => this.#writer.pragma('journal_mode = WAL'));
    this.#writer.pragma(`synchronous = ${this.#options.durability === 'full' ? 'FULL' : 'NORMAL'}`);
    this.#writer.pragma('foreign_keys = ON');
    // What is erased (secrets, readers who leave) stays in no page that is set free.
    this.#writer.pragma('secure_delete = ON');
    // Negative: kibibytes, not pages.
    const cacheSize = -Math.floor(this.#options.cacheBytes / 1024);
    this.#writer.pragma(`cache_size = ${cacheSize}`);
    this.#reader = new Sqlite(this.#options.file, { timeout: 0, readonly: true });
    this.#reader.pragma(`cache_size = ${cacheSize}`);
    this.#reader.pragma(`mmap_size = ${this.#options.mappedBytes}`);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#writer, this.#reader, this.#turn);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('COMMIT');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: SqliteFile;
  readonly #reader: SqliteFile;
  readonly #turn: Turn;
  #endTurn: (() => void) | undefined;

  constructor(writer: SqliteFile, reader: SqliteFile, turn: Turn) {
    this.#writer = writer;
    this.#reader = reader;
    this.#turn = turn;
  }

  async begin(): Promise<void> {
    const endTurn = await this.#turn.take();
    try {
      await patiently(() => this.#writer.exec('BEGIN IMMEDIATE'));
      this.#endTurn = endTurn;
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    try {
      // A failed statement may have rolled back already; rolling back again would hide its error.
      if (statement === 'COMMIT' || this.#writer.inTransaction)
        await patiently(() => this.#writer.exec(statement));
    } finally {
      if (statement === 'ROLLBACK' || !this.#writer.inTransaction) {
        this.#endTurn?.();
        this.#endTurn = undefined;
      }
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) {
      await breathe();
      return run(this.#writer, query);
    }
    if (query.query.kind === 'SelectQueryNode') return patiently(() => run(this.#reader, query));
    refuseInsideTransaction();
    const endTurn = await this.#turn.take();
    try {
      return await patiently(() => run(this.#writer, query));
    } finally {
      endTurn();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#reader.prepare(query.sql).iterate(...query.parameters))
      yield { rows: [row as R] };
  }
}

const PREPARED_LIMIT = 300;
const prepared = new WeakMap<SqliteFile, Map<string, SqliteStatement>>();

/** Statements are prepared once for a connection; the oldest give way. */
function prepare(connection: SqliteFile, text: string): SqliteStatement {
  const statements = prepared.get(connection) ?? new Map<string, SqliteStatement>();
  prepared.set(connection, statements);
  let statement = statements.get(text);
  if (!statement) {
    statement = connection.prepare(text);
    if (statements.size >= PREPARED_LIMIT) statements.delete(statements.keys().next().value ?? '');
    statements.set(text, statement);
  }
  return statement;
}

function run<R>(connection: SqliteFile, query: CompiledQuery): QueryResult<R> {
  const statement = prepare(connection, query.sql);
  if (statement.reader) return { rows: statement.all(...query.parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(...query.parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** How long statements of one transaction may follow each other before others may go on. */
const LONGEST_HOLD_MS = 0.5;
let heldSince = 0;

/**
 * Lets whatever else the process has to do go on, if statements of transactions have kept it busy. A statement blocks the process, and a
 * transaction has many: a search would wait for all of them, at each of its steps.
 */
async function breathe(): Promise<void> {
  if (performance.now() - heldSince < LONGEST_HOLD_MS) return;
  await setImmediate();
  heldSince = performance.now();
}

async function patiently<T>(act: () => T): Promise<T> {
  const giveUp = Date.now() + BUSY_PATIENCE_MS;
  for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
    try {
      return act();
    } catch (error) {
      if (!isTransient(error) || Date.now() > giveUp) throw error;
    }
    await sleep(wait);
  }
}

/** The writers of one process, one after the other in the order they came. */
class Turn {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
