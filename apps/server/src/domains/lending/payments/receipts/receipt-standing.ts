import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Money } from '@lectern/rules/money';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../../../ports/ils/ils-refusals.ts';
import { receiptFacts } from './receipt-facts.ts';
import { findReceipt } from './receipt-store.ts';

/** What strangers may know of a receipt: no name and no title. */
export interface ReceiptStanding {
  /** ISO instant. */
  readonly receivedAt: string;
  readonly amount: Money;
  /** What went back of it since. */
  readonly refunded: Money;
}

/** Undefined if there is no receipt with this number. */
export async function receiptStanding(
  deps: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  number: string,
): Promise<ReceiptStanding | Away | undefined> {
  const receipt = await findReceipt(deps.db, tenant.id, number);
  if (!receipt) return undefined;
  const facts = await receiptFacts(deps, tenant, receipt);
  if (isRefusal(facts)) return facts;
  const { amount, currency, received_at: receivedAt } = receipt;
  return { receivedAt, amount: { amount, currency }, refunded: { amount: facts.refunded, currency } };
}
