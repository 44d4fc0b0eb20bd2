import type { Kysely } from 'kysely';
import { createTable } from './table.ts';

/** What a rule says of fines besides rate and cap, the cap of a group, and amnesties. The defaults keep the fines as they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rule = db.schema.alterTable('loan_rule');
  await rule.addColumn('grace', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await rule.addColumn('closed_days_cost', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await rule.addColumn('lost_price', 'integer').execute();
  await rule.addColumn('lost_handling', 'integer').execute();
  await db.schema.alterTable('patron_group').addColumn('fine_cap', 'integer').execute();
  await createTable(db, 'fine_amnesty', ['tenant_id', 'id'], {
    tenant_id: 'text',
    id: 'text',
    first_day: 'text',
    last_day: 'text',
    covers: 'text',
    note: 'text',
  });
}
