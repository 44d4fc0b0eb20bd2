import { type MigrationResultSet, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DatabaseKind } from './dialect.ts';
import { readSteps } from './migration-steps.ts';

/** Brings the database to the newest schema, under Kysely's migration lock; answers the steps it took. */
export async function migrate(db: Db, kind: DatabaseKind): Promise<string[]> {
  return withoutLimit(db, kind, async (one) => taken(await migratorOf(one, kind).migrateToLatest()));
}

/** Brings an empty database to the schema of an earlier version, by the name of that version's last step. */
export async function migrateUpTo(db: Db, kind: DatabaseKind, last: string): Promise<string[]> {
  return taken(await migratorOf(db, kind).migrateTo(last));
}

/** An index of a large table takes longer than a statement may, and so does waiting for another node that makes it. */
function withoutLimit<T>(db: Db, kind: DatabaseKind, act: (db: Db) => Promise<T>): Promise<T> {
  if (kind === 'sqlite') return act(db);
  return db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    try {
      return await act(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}

function migratorOf(db: Db, kind: DatabaseKind): Migrator {
  const provider = { getMigrations: () => readSteps(kind) };
  // Steps of parts that were made beside each other came in another order than their numbers: a database may lack one below its last.
  return new Migrator({ db, provider, allowUnorderedMigrations: true });
}

function taken({ error, results }: MigrationResultSet): string[] {
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
