import type { Db } from '../../../../platform/db/database.ts';
import { loanTerms } from '../loans/loan-terms.ts';
import type { AccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { findServedBy } from '../requests/request-store.ts';
import type { CheckOutCase } from '../rules/check-out-policy.ts';
import { readDemand } from '../store/demand.ts';
import { type findItemByBarcode, itemStatus } from '../store/item-store.ts';

interface Asked {
  readonly patronId: string;
  readonly account: AccountState;
  readonly item: NonNullable<Awaited<ReturnType<typeof findItemByBarcode>>>;
}

/** The facts that decide whether an item can be lent to a patron now, with the rule and the demand that they come from. */
export async function checkOutCase(db: Db, context: LocalContext, { patronId, account, item }: Asked) {
  const { tenantId } = context;
  const { rule, counts } = await loanTerms(db, tenantId, account, item.item_type);
  const served = await findServedBy(db, tenantId, item.id);
  const demand = await readDemand(db, context, patronId, [item.bib_id]);
  const byRules: CheckOutCase = {
    blocks: account.blocks,
    status: itemStatus(item),
    keptFor: served === undefined ? 'nobody' : served.patron_id === patronId ? 'patron' : 'other',
    ...counts,
    waiting: demand.waitingFor({ bibId: item.bib_id, itemId: item.id, volume: item.volume }),
  };
  return { byRules, rule, demand };
}
