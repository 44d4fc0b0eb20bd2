import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
} from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '../platform/db/database.ts';
import type { TestDatabase } from './test-database.ts';

/** What runs over the database that it is given. */
export type Act = (db: Db) => Promise<unknown>;

/** Runs two acts, the second where the first was stopped. */
export type Race = (first: Act, second: Act) => Promise<PromiseSettledResult<unknown>[]>;

/** More statements than any act has. */
const MOST_STATEMENTS = 400;

/**
 * Runs a story with the first act of its race stopped behind its first statement, again with it stopped behind the second, and so on to its
 * last. There the second act runs until it ends or waits for the first; then the first goes on. What holds at each point holds in any
 * order.
 */
export async function atEachPoint(
  database: TestDatabase,
  story: (race: Race) => Promise<void>,
): Promise<void> {
  for (let statement = 1; statement < MOST_STATEMENTS; statement++) {
    let ended = false;
    await story(async (first, second) => {
      const paused = pauseBehind(database.db, statement);
      const running = first(paused.db);
      ended = await Promise.race([paused.reached.then(() => false), over(running)]);
      if (ended) return Promise.allSettled([running, second(database.db)]);
      const other = second(database.db);
      await overOrWaiting(database, other);
      paused.goOn();
      return Promise.allSettled([running, other]);
    });
    if (ended) return;
  }
  throw new Error('an act has more statements than were tried');
}

/** The second act has ended, or waits for the first: on SQLite a writer always does, on PostgreSQL the server says so. */
async function overOrWaiting({ kind, db }: TestDatabase, act: Promise<unknown>): Promise<void> {
  if (kind === 'sqlite') return;
  let ended = false;
  void over(act).then(() => {
    ended = true;
  });
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
      expect(ended || rows.length > 0).toBe(true);
    },
    { timeout: 30_000, interval: 5 },
  );
}

function over(act: Promise<unknown>): Promise<true> {
  return act.then(
    () => true as const,
    () => true as const,
  );
}

/** A database whose work stops behind one of its statements until it is told to go on. */
interface PausedDatabase {
  readonly db: Db;
  /** Resolves when the statement has run; never where there are fewer statements. */
  readonly reached: Promise<void>;
  goOn(): void;
}

/** Stops work on `db` behind its statement of this number, counted from 1: another transaction can run at just this point. */
function pauseBehind(db: Db, statement: number): PausedDatabase {
  let count = 0;
  const [reached, reach] = signal();
  const [resumed, goOn] = signal();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      count += 1;
      if (count === statement) {
        reach();
        await resumed;
      }
      return result;
    },
  };
  return { db: db.withPlugin(plugin), reached, goOn };
}

function signal(): readonly [Promise<void>, () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
