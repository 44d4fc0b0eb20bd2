import { type Kysely, sql } from 'kysely';

/** What a session is for, how and where it was opened, and when it was used last. Sessions of before are full ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, initial] of [
    ['id', ''],
    ['purpose', 'full'],
    ['network', ''],
    ['device', ''],
    ['last_seen_at', ''],
  ] as const) {
    await db.schema
      .alterTable('session')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(initial))
      .execute();
  }
  for (const column of ['method', 'own_password', 'idle_seconds']) {
    await db.schema
      .alterTable('session')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.alterTable('session').addColumn('closing_at', 'text').execute();
  await sql`update session set id = substr(token_hash, 1, 32), last_seen_at = created_at`.execute(db);
}
