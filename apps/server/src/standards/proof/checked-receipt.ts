import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatMoney } from '@lectern/rules/money';
import { receiptStanding } from '../../domains/lending/payments/receipts/receipt-standing.ts';
import type { Deps } from '../../platform/deps.ts';
import { instantText } from '../../platform/instant-text.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../ports/ils/ils-refusals.ts';
import type { CheckedPaper } from './checked-paper.ts';
import { PROOF_WORDS } from './proof-words.ts';

/** What the page says of a receipt; undefined if there is none with this number. */
export async function checkedReceipt(
  deps: Deps,
  tenant: Tenant,
  { number, language }: { readonly number: string; readonly language: Language },
): Promise<CheckedPaper | Away | undefined> {
  const standing = await receiptStanding(deps, tenant, number);
  if (!standing || isRefusal(standing)) return standing;
  const { receivedAt, amount, refunded } = standing;
  const words = PROOF_WORDS[language];
  const isWhole = refunded.amount >= amount.amount;
  return {
    title: words.receiptTitle,
    text: words.receiptText,
    outcome: refunded.amount === 0 ? 'valid' : isWhole ? 'refunded' : 'partlyRefunded',
    facts: [
      [words.number, number],
      [words.receivedAt, instantText(receivedAt, language, tenant.settings.policy.timeZone)],
      [words.amount, formatMoney(amount, language)],
      [words.givenBack, refunded.amount > 0 ? formatMoney(refunded, language) : ''],
    ],
  };
}
