import { type RawBuilder, sql } from 'kysely';

/**
 * 0 if there are rules for the type of `item` and none lets a patron group borrow it, else 1. A type without rules was forgotten or is
 * not set up yet, which does not mean that its items are used in the library only.
 */
export function isTypeLoanable(tenantId: string): RawBuilder<number> {
  const rules = sql`from "loan_rule" where "tenant_id" = ${tenantId}`;
  return sql<number>`case
    when item.item_type in (select "item_type" ${rules} and "loanable" = 1) then 1
    when item.item_type in (select "item_type" ${rules}) then 0
    else 1 end`;
}
