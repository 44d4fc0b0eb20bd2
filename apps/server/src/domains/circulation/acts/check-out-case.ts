import type { Db } from '../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { findServedBy } from '../requests/request-store.ts';
import type { CheckOutCase } from '../rules/check-out-policy.ts';
import { readDemand } from '../store/demand.ts';
import { type findItemByBarcode, itemStatus } from '../store/item-store.ts';
import { listRules } from '../store/patron-store.ts';
import type { AccountState } from './read-account.ts';

interface Asked {
  readonly patronId: string;
  readonly account: AccountState;
  readonly item: NonNullable<Awaited<ReturnType<typeof findItemByBarcode>>>;
}

/** The facts that decide whether an item can be lent to a patron now, with the rule and the demand that they come from. */
export async function checkOutCase(db: Db, context: LocalContext, { patronId, account, item }: Asked) {
  const { tenantId } = context;
  const rules = await listRules(db, tenantId, account.patronGroup);
  const rule = rules.find((one) => one.item_type === item.item_type);
  const served = await findServedBy(db, tenantId, item.id);
  const demand = await readDemand(db, context, patronId, [item.bib_id]);
  const byRules: CheckOutCase = {
    blocks: account.blocks,
    status: itemStatus(item),
    keptFor: served === undefined ? 'nobody' : served.patron_id === patronId ? 'patron' : 'other',
    ...(rule && { rule: { loanable: rule.loanable === 1, maxLoans: rule.max_loans } }),
    groupMaxLoans: account.groupMaxLoans,
    loanCount: account.openLoans.length,
    loanCountOfType: account.openLoans.filter((loan) => loan.item_type === item.item_type).length,
    waiting: demand.waitingFor({ bibId: item.bib_id, itemId: item.id }),
  };
  return { byRules, rule, demand };
}
