import type { Kysely } from 'kysely';

/** What a captcha was asked for (`CAPTCHA_SCENES`). Those that are open during the change were for any form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('captcha')
    .addColumn('scene', 'integer', (column) => column.notNull().defaultTo(2))
    .execute();
}
