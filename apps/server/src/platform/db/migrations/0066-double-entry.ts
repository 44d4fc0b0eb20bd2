import { type Kysely, sql } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/**
 * The ledger as double entry. Each entry becomes a posting with its lines. As before, payments and waivers cover the oldest charges first:
 * this becomes allocations, and what is left of them is credit of the reader. What a reader owes stays the same.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'ledger_posting', ['id'], {
    id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    'loan_id?': 'text',
    kind: 'text',
    amount: wholeColumn(kind),
    currency: 'text',
    method: 'text',
    'reverses?': 'text',
    note: 'text',
    posted_at: 'text',
  });
  await createIndex(db, 'ledger_posting', ['patron_id', 'posted_at']);
  await createIndex(db, 'ledger_posting', ['loan_id']);
  await createIndex(db, 'ledger_posting', ['reverses'], { where: sql<boolean>`reverses is not null` });
  await createTable(db, 'ledger_line', ['posting_id', 'account'], {
    posting_id: 'text',
    account: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    amount: wholeColumn(kind),
  });
  await createIndex(db, 'ledger_line', ['patron_id', 'account']);
  await createTable(db, 'ledger_allocation', ['posting_id', 'charge_id', 'source_id'], {
    posting_id: 'text',
    charge_id: 'text',
    source_id: 'text',
    tenant_id: 'text',
    patron_id: 'text',
    amount: wholeColumn(kind),
  });
  await createIndex(db, 'ledger_allocation', ['patron_id']);
  await createIndex(db, 'ledger_allocation', ['charge_id']);
  await movePostings(db);
  await moveAllocations(db);
  await moveLines(db);
  await db.schema.dropTable('fine_entry').execute();
}

/** What increased the debt is a charge, and what lowered it gives money, whatever it was called. */
async function movePostings(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_posting
    (id, tenant_id, patron_id, loan_id, kind, amount, currency, method, note, posted_at)
    select id, tenant_id, patron_id, loan_id,
      case
        when amount > 0 and kind in ('payment', 'waiver') then 'service'
        when amount < 0 and kind <> 'payment' then 'waiver'
        else kind end,
      abs(amount), currency, method, note, posted_at
    from fine_entry where amount <> 0`.execute(db);
}

/** Charges and money of a reader lie on two lines, one after the other: a part of a payment covers the part of a charge beside it. */
async function moveAllocations(db: Kysely<unknown>): Promise<void> {
  const side = (isCharge: boolean) => sql`
    select id, tenant_id, patron_id, currency, amount,
      sum(amount) over (
        partition by tenant_id, patron_id, currency order by posted_at, id
        rows between unbounded preceding and current row
      ) as until
    from ledger_posting where (kind in ('payment', 'waiver')) = ${isCharge ? sql`false` : sql`true`}`;
  const until = sql`case when charge.until < source.until then charge.until else source.until end`;
  const since = sql`case when charge.until - charge.amount > source.until - source.amount
    then charge.until - charge.amount else source.until - source.amount end`;
  await sql`insert into ledger_allocation (posting_id, charge_id, source_id, tenant_id, patron_id, amount)
    select source.id, charge.id, source.id, charge.tenant_id, charge.patron_id, (${until}) - (${since})
    from (${side(true)}) as charge
    join (${side(false)}) as source
      on source.tenant_id = charge.tenant_id and source.patron_id = charge.patron_id
      and source.currency = charge.currency
      and source.until > charge.until - charge.amount and charge.until > source.until - source.amount`.execute(
    db,
  );
}

async function moveLines(db: Kysely<unknown>): Promise<void> {
  const isCharge = sql`kind not in ('payment', 'waiver')`;
  const used = sql`coalesce(
    (select sum(part.amount) from ledger_allocation as part where part.posting_id = ledger_posting.id), 0)`;
  const lines = [
    { account: sql`'debt'`, patron: sql`patron_id`, amount: sql`amount`, where: isCharge },
    { account: sql`'income'`, patron: sql`''`, amount: sql`-amount`, where: isCharge },
    { account: sql`'waived'`, patron: sql`''`, amount: sql`amount`, where: sql`kind = 'waiver'` },
    {
      account: sql`'clearing:' || case when method = '' then 'unknown' else method end`,
      patron: sql`''`,
      amount: sql`amount`,
      where: sql`kind = 'payment'`,
    },
    { account: sql`'debt'`, patron: sql`patron_id`, amount: sql`-${used}`, where: sql`not (${isCharge})` },
    {
      account: sql`'credit'`,
      patron: sql`patron_id`,
      amount: sql`${used} - amount`,
      where: sql`not (${isCharge})`,
    },
  ];
  for (const { account, patron, amount, where } of lines) {
    await sql`insert into ledger_line (posting_id, account, tenant_id, patron_id, amount)
      select id, ${account}, tenant_id, ${patron}, ${amount} from ledger_posting
      where ${where} and ${amount} <> 0`.execute(db);
  }
}
