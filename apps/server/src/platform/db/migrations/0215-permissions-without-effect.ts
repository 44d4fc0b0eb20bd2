import { type Kysely, sql } from 'kysely';

/** Two permissions allowed nothing: no call and no page asked for them. Roles lose them, so that nobody trusts in what they seem to allow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from role_permission where permission in ('catalogue.import', 'reports.read')`.execute(db);
}
