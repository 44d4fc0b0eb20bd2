import type { Kysely } from 'kysely';

/** A captcha may ask for work besides its answer; those of before do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('captcha')
    .addColumn('work_bits', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
