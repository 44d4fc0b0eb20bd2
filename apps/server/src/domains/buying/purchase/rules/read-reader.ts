import type { PurchaseRule } from '@lectern/contracts/buying/purchase/purchase-rule';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { readAccountState } from '../../../lending/circulation/loans/read-account.ts';
import type { LocalContext } from '../../../lending/circulation/local-context.ts';
import type { Buyer } from '../store/cart-store.ts';
import { orderedSince } from '../store/order-store.ts';
import { listRules } from '../store/terms-store.ts';
import type { JudgedReader } from './judge-item.ts';

export interface ReaderFacts extends JudgedReader {
  readonly buyer: Buyer;
  /** The library of the reader. */
  readonly libraryCode: string;
}

/** Stands for all groups without a rule of their own. */
const ALL_GROUPS = '*';

/** What the rules ask of a reader, as it is now. `without` is an order that does not count: the one that is judged again. */
export async function readReader(
  db: Db | Tx,
  context: LocalContext,
  patronId: string,
  without = '',
): Promise<ReaderFacts | Refusal<'PATRON_NOT_FOUND'>> {
  const { tenantId, today, policy } = context;
  const account = await readAccountState(db, context, patronId);
  if (isRefusal(account)) return account;
  const buyer = { tenantId, patronId };
  const rules = await listRules(db, tenantId);
  const [year = '', month = ''] = today.split('-');
  const monthly = await orderedSince(db, buyer, startOfDay(policy.timeZone, `${year}-${month}-01`), without);
  const yearly = await orderedSince(db, buyer, startOfDay(policy.timeZone, `${year}-01-01`), without);
  return {
    buyer,
    rule: ruleFor(rules, account.patronGroup),
    libraryCode: account.libraryCode,
    isBlocked: account.blocks.length > 0,
    booksThisMonth: monthly.books,
    moneyThisYear: yearly.money,
  };
}

function ruleFor(rules: readonly PurchaseRule[], group: string): PurchaseRule | undefined {
  return rules.find((one) => one.group === group) ?? rules.find((one) => one.group === ALL_GROUPS);
}
