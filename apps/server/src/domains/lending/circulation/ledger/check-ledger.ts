import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { CHARGE_KINDS, SOURCE_KINDS } from './accounts.ts';

/** What is wrong with the books: which rule is broken, and where. */
export interface LedgerFault {
  readonly rule: LedgerRule;
  readonly tenantId: string;
  /** The id of a posting or a patron. */
  readonly subject: string;
}

const charges = sql.join(CHARGE_KINDS.map((kind) => sql.lit(kind)));
const sources = sql.join(SOURCE_KINDS.map((kind) => sql.lit(kind)));

/** Each rule finds what breaks it. */
const RULES = {
  'the lines of a posting sum to zero': sql`
    select tenant_id, posting_id as subject from ledger_line
    group by tenant_id, posting_id having sum(amount) <> 0`,
  'a posting has lines': sql`
    select tenant_id, id as subject from ledger_posting
    where not exists (select 1 from ledger_line where posting_id = ledger_posting.id)`,
  'a line belongs to a posting of its library and reader': sql`
    select line.tenant_id, line.posting_id as subject from ledger_line as line
    left join ledger_posting as posting on posting.id = line.posting_id and posting.tenant_id = line.tenant_id
    where posting.id is null
      or line.patron_id <> case when line.account in ('debt', 'credit', 'deposit', 'prepayment') then posting.patron_id else '' end`,
  'a charge adds its amount to the debt': sql`
    select posting.tenant_id, posting.id as subject from ledger_posting as posting
    left join ledger_line as line on line.posting_id = posting.id and line.account = 'debt'
    where posting.kind in (${charges}) and coalesce(line.amount, 0) <> posting.amount`,
  'a payment, waiver or reversal lowers debt and credit by its amount': sql`
    select posting.tenant_id, posting.id as subject from ledger_posting as posting
    where posting.kind in (${sources}) and posting.amount <> -coalesce(
      (select sum(amount) from ledger_line where posting_id = posting.id and account in ('debt', 'credit')), 0)`,
  'a fund changes by what went in or out': sql`
    select posting.tenant_id, posting.id as subject from ledger_posting as posting
    left join ledger_line as line on line.posting_id = posting.id and line.account in ('deposit', 'prepayment')
    where posting.kind in ('deposit_in', 'deposit_out', 'prepayment_in', 'prepayment_out')
      and coalesce(line.amount, 0) <> case when posting.kind like '%_in' then -posting.amount else posting.amount end`,
  'a fund holds nothing less than nothing': sql`
    select tenant_id, patron_id as subject from ledger_line where account in ('deposit', 'prepayment')
    group by tenant_id, patron_id, account having sum(amount) > 0`,
  'an allocation stays with one reader and one currency': sql`
    select part.tenant_id, part.posting_id as subject from ledger_allocation as part
    left join ledger_posting as charge on charge.id = part.charge_id and charge.kind in (${charges})
    left join ledger_posting as source on source.id = part.source_id and source.kind in (${sources})
    where charge.id is null or source.id is null
      or charge.tenant_id <> part.tenant_id or source.tenant_id <> part.tenant_id
      or charge.patron_id <> part.patron_id or source.patron_id <> part.patron_id
      or charge.currency <> source.currency`,
  'a charge is covered up to its amount': allocatedBeyond('charge_id'),
  'a payment, waiver or reversal covers up to its amount': allocatedBeyond('source_id'),
  'a payment covers and gives back up to its amount': sql`
    select payment.tenant_id, payment.id as subject from ledger_posting as payment
    where payment.id in (select refunds from ledger_posting where refunds is not null) and payment.amount <
      (select coalesce(sum(amount), 0) from ledger_allocation where source_id = payment.id) +
      (select sum(amount) from ledger_posting where refunds = payment.id)`,
  'a refund is of a payment of its reader': sql`
    select refund.tenant_id, refund.id as subject from ledger_posting as refund
    left join ledger_posting as payment on payment.id = refund.refunds and payment.kind = 'payment'
      and payment.tenant_id = refund.tenant_id and payment.patron_id = refund.patron_id
      and payment.currency = refund.currency
    where refund.kind = 'refund' and payment.id is null`,
  'the debt of a reader is what is open of the charges': sql`
    select tenant_id, patron_id as subject from (
      select tenant_id, patron_id, amount from ledger_line where account = 'debt'
      union all select tenant_id, patron_id, -amount from ledger_posting where kind in (${charges})
      union all select tenant_id, patron_id, amount from ledger_allocation
    ) as entry group by tenant_id, patron_id having sum(amount) <> 0`,
  'the credit of a reader is what is left of payments': sql`
    select tenant_id, patron_id as subject from (
      select tenant_id, patron_id, amount from ledger_line where account = 'credit'
      union all select tenant_id, patron_id, amount from ledger_posting where kind in (${sources})
      union all select tenant_id, patron_id, -amount from ledger_posting where kind = 'refund'
      union all select tenant_id, patron_id, -amount from ledger_allocation
    ) as entry group by tenant_id, patron_id having sum(amount) <> 0`,
  'a behaviour that is over owes nothing': sql`
    select behaviour.tenant_id, behaviour.id as subject from behaviour
    join ledger_posting as charge on charge.behaviour_id = behaviour.id
    where behaviour.state in ('processed', 'cancelled') and charge.amount > (
      select coalesce(sum(part.amount), 0) from ledger_allocation as part where part.charge_id = charge.id)`,
  'a charge belongs to a behaviour of its reader': sql`
    select charge.tenant_id, charge.id as subject from ledger_posting as charge
    left join behaviour on behaviour.id = charge.behaviour_id
      and behaviour.tenant_id = charge.tenant_id and behaviour.patron_id = charge.patron_id
    where charge.kind in (${charges}) and behaviour.id is null`,
  'cash in a drawer is what its posting says': sql`
    select entry.tenant_id, entry.posting_id as subject from cash_entry as entry
    left join ledger_line as line on line.posting_id = entry.posting_id and line.account = 'clearing:cash'
      and line.tenant_id = entry.tenant_id
    left join cash_drawer as drawer on drawer.id = entry.drawer_id and drawer.tenant_id = entry.tenant_id
    where drawer.id is null or coalesce(line.amount, 0) <> entry.amount`,
  'a closed drawer holds its float and its entries': sql`
    select tenant_id, id as subject from cash_drawer
    where closed_at is not null and counted <> opened_with + coalesce(
      (select sum(amount) from cash_entry where drawer_id = cash_drawer.id), 0)`,
  'a charge is taken back once': sql`
    select tenant_id, reverses as subject from ledger_posting
    where reverses is not null group by tenant_id, reverses having count(*) > 1`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

export type LedgerRule = keyof typeof RULES;

/** Checks all books of the installation, or of one tenant, and returns what is wrong. Empty if all is right. */
export async function checkLedger(db: Db, tenantId?: string): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, broken] of Object.entries(RULES) as [LedgerRule, RawBuilder<unknown>][]) {
    const { rows } = await sql<{ tenant_id: string; subject: string }>`
      select tenant_id, subject from (${broken}) as broken
      ${tenantId === undefined ? sql`` : sql`where tenant_id = ${tenantId}`}
      order by tenant_id, subject`.execute(db);
    faults.push(...rows.map(({ tenant_id, subject }) => ({ rule, tenantId: tenant_id, subject })));
  }
  return faults;
}

function allocatedBeyond(column: 'charge_id' | 'source_id'): RawBuilder<unknown> {
  const posting = sql.ref(`part.${column}`);
  return sql`
    select posting.tenant_id, posting.id as subject from ledger_allocation as part
    join ledger_posting as posting on posting.id = ${posting}
    group by posting.tenant_id, posting.id, posting.amount
    having sum(part.amount) < 0 or sum(part.amount) > posting.amount`;
}
