import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { BUDGET_WAYS } from './book-budget.ts';

/** What is wrong with the budgets: which rule is broken, and where. */
export interface BudgetFault {
  readonly rule: BudgetRule;
  readonly tenantId: string;
  /** The id of a posting, a budget or an order. */
  readonly subject: string;
}

const ways = sql.join(
  Object.entries(BUDGET_WAYS).map(
    ([kind, [from, to]]) =>
      sql`select ${sql.lit(kind)} as kind, ${sql.lit(from)} as source, ${sql.lit(to)} as target`,
  ),
  sql` union all `,
);

/** Each rule finds what breaks it. */
const RULES = {
  'the lines of a posting of a budget sum to zero': sql`
    select tenant_id, posting_id as subject from fund_line
    group by tenant_id, posting_id having sum(amount) <> 0`,
  'a posting moves its amount from one account to the other': sql`
    select posting.tenant_id, posting.id as subject from fund_posting as posting
    join (${ways}) as way on way.kind = posting.kind
    left join fund_line as line on line.posting_id = posting.id and line.tenant_id = posting.tenant_id
      and line.budget_id = posting.budget_id
      and line.amount = case line.account when way.source then -posting.amount when way.target then posting.amount end
    group by posting.tenant_id, posting.id having count(line.posting_id) <> 2`,
  'a line of a budget belongs to a posting': sql`
    select line.tenant_id, line.posting_id as subject from fund_line as line
    left join fund_posting as posting on posting.id = line.posting_id and posting.tenant_id = line.tenant_id
    where posting.id is null`,
  'a budget has what its lines say': sql`
    select budget.tenant_id, budget.id as subject from budget
    left join fund_line as line on line.tenant_id = budget.tenant_id and line.budget_id = budget.id
    group by budget.tenant_id, budget.id, budget.free, budget.reserved, budget.committed, budget.spent
    having coalesce(sum(case when line.account = 'free' then line.amount end), 0) <> budget.free
      or coalesce(sum(case when line.account = 'reserved' then line.amount end), 0) <> budget.reserved
      or coalesce(sum(case when line.account = 'committed' then line.amount end), 0) <> budget.committed
      or coalesce(sum(case when line.account = 'spent' then line.amount end), 0) <> budget.spent`,
  'nothing in a budget is less than nothing': sql`
    select tenant_id, id as subject from budget
    where free < 0 or reserved < 0 or committed < 0 or spent < 0`,
  'an order ends a reservation once': sql`
    select tenant_id, subject from fund_posting where subject <> ''
    group by tenant_id, subject
    having sum(case kind when 'reserve' then amount when 'release' then -amount when 'commit' then -amount else 0 end) < 0
      or sum(case kind when 'commit' then amount when 'uncommit' then -amount when 'spend' then -amount else 0 end) < 0`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

export type BudgetRule = keyof typeof RULES;

/** Checks the budgets of the installation, or of one tenant, and returns what is wrong. Empty if all is right. */
export async function checkBudgets(db: Db, tenantId?: string): Promise<BudgetFault[]> {
  const faults: BudgetFault[] = [];
  for (const [rule, broken] of Object.entries(RULES) as [BudgetRule, RawBuilder<unknown>][]) {
    const { rows } = await sql<{ tenant_id: string; subject: string }>`
      select tenant_id, subject from (${broken}) as broken
      ${tenantId === undefined ? sql`` : sql`where tenant_id = ${tenantId}`}
      order by tenant_id, subject`.execute(db);
    faults.push(...rows.map(({ tenant_id, subject }) => ({ rule, tenantId: tenant_id, subject })));
  }
  return faults;
}
