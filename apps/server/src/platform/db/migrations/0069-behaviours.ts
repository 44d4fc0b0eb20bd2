import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/** What went wrong with loans and accounts. Each charge of before becomes a behaviour with its id. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'behaviour', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    'loan_id?': 'text',
    kind: 'text',
    state: 'text',
    way: 'text',
    price: wholeColumn(kind),
    note: 'text',
    created_at: 'text',
    changed_at: 'text',
  });
  await createIndex(db, 'behaviour', ['patron_id', 'created_at']);
  await createIndex(db, 'behaviour', ['loan_id']);
  await createIndex(db, 'behaviour', ['created_at', 'tenant_id']);
  await db.schema.alterTable('ledger_posting').addColumn('behaviour_id', 'text').execute();
  await createIndex(db, 'ledger_posting', ['behaviour_id']);
  await sql`update ledger_posting set behaviour_id = id
    where kind not in ('payment', 'waiver', 'reversal', 'credit_used')`.execute(db);
  await sql`insert into behaviour
    (id, tenant_id, patron_id, loan_id, kind, state, way, price, note, created_at, changed_at)
    select id, tenant_id, patron_id, loan_id, kind,
      case
        when exists (select 1 from ledger_posting as reversal where reversal.reverses = charge.id) then 'cancelled'
        when amount <= (
          select coalesce(sum(part.amount), 0) from ledger_allocation as part where part.charge_id = charge.id
        ) then 'processed'
        else 'unprocessed' end,
      case when kind = 'lost' then 'pay' else '' end,
      case when kind = 'lost' then amount else 0 end,
      case when kind = 'overdue' then '' else note end, posted_at, posted_at
    from ledger_posting as charge where behaviour_id is not null`.execute(db);
}
