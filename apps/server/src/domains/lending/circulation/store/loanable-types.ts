import { type RawBuilder, sql } from 'kysely';

/**
 * 1 if any patron group may borrow items of the type of `item`, else 0. A tenant without any loan rule has not set up its circulation:
 * its rules forbid nothing yet.
 */
export function isTypeLoanable(tenantId: string): RawBuilder<number> {
  const rules = sql`from "loan_rule" where "tenant_id" = ${tenantId}`;
  return sql<number>`case
    when item.item_type in (select "item_type" ${rules} and "loanable" = 1) then 1
    when exists (select 1 ${rules}) then 0
    else 1 end`;
}
