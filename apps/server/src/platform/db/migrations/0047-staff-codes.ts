import type { Kysely } from 'kysely';

/** Members of the staff who sign in with the code of an app: the time step of the last code that was used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('staff_member').addColumn('code_step', 'integer').execute();
}
