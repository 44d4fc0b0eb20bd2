import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { PAYMENT_CHANNELS } from '@lectern/contracts/lending/payments/channels';
import { formatMoney } from '@lectern/rules/money';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext, RawAnswers } from '../../../../platform/http/implement.ts';
import { instantText } from '../../../../platform/instant-text.ts';
import type { Paper, PaperLine } from '../../../../platform/pdf/paper.ts';
import { issueProof, proofAddress } from '../../../../platform/proofs/proofs.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import type { Away } from '../../../../ports/ils/ils-refusals.ts';
import { fineName } from '../../../collection/vocabulary/code-names/fine-names.ts';
import { paymentMethodName } from '../../../collection/vocabulary/code-names/payment-method-names.ts';
import { accountsOf } from '../../../people/account/accounts-of.ts';
import { channelName } from '../payment-names.ts';
import type { ReceiptTable } from '../tables.ts';
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts';
import { receiptNumberOf } from './receipt-store.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

/** A receipt as a PDF to download, with a code of its own by which strangers check it. What staff print is audited. */
export async function receiptFile(
  deps: Deps,
  { tenant, language, origin, staff }: Pick<CallContext, 'tenant' | 'language' | 'origin' | 'staff'>,
  receipt: ReceiptTable,
): Promise<RawAnswers['download'] | Away> {
  const facts = await receiptFacts(deps, tenant, receipt);
  if (isRefusal(facts)) return facts;
  const now = deps.clock.now();
  const number = receiptNumberOf(receipt);
  const words = RECEIPT_WORDS[language];
  const reader = (await accountsOf(deps.db, tenant.id, [receipt.patron_id])).get(receipt.patron_id);
  const isSandbox = receipt.method === 'sandbox';
  const { timeZone } = tenant.settings.policy;
  const money = (amount: number) => formatMoney({ amount, currency: receipt.currency }, language);
  const token = await inTransaction(deps.db, async (tx) => {
    if (staff) {
      const at = now.toISOString();
      const printed = { staffId: staff.id, action: 'payments.printReceipt', subject: number, at } as const;
      await addAuditEntry(tx, tenant.id, printed);
    }
    return issueProof(tx, { tenantId: tenant.id, kind: 'receipt', subject: number, now });
  });
  const paper: Paper = {
    language,
    size: 'A5',
    issuer: nameIn(tenant.settings.names, language, tenant.settings.public.defaultLanguage),
    title: words.title,
    facts: [
      [words.number, number],
      [words.received, instantText(receipt.received_at, language, timeZone)],
      [words.from, reader?.name ?? ''],
      [words.readerNumber, reader?.primaryId ?? ''],
      [words.method, methodName(receipt, language)],
      [words.order, receipt.source === 'order' ? receipt.source_id : ''],
      [words.refunded, facts.refunded > 0 ? money(facts.refunded) : ''],
    ],
    lines: linesOf(receipt, facts, language, money),
    total: { text: words.total, sum: money(receipt.amount) },
    note: isSandbox ? `${words.sandbox} ${words.note}` : words.note,
    check: { address: proofAddress(siteRoot(origin, tenant), token), words: words.check },
    madeAt: now,
  };
  const { drawPaper } = await import('../../../../platform/pdf/draw-paper.ts');
  return {
    fileName: `receipt-${number}.pdf`,
    contentType: 'application/pdf',
    body: await drawPaper(paper),
  };
}

/** How it was paid, in words: the channel of an order, or what the desk took. */
export function methodName({ method }: Pick<ReceiptTable, 'method'>, language: Language): string {
  const channel = PAYMENT_CHANNELS.find((one) => one === method);
  return channel ? channelName(channel, language) : paymentMethodName(method, language);
}

function linesOf(
  { amount }: ReceiptTable,
  { kind, paid }: ReceiptFacts,
  language: Language,
  money: (amount: number) => string,
): PaperLine[] {
  const words = RECEIPT_WORDS[language];
  if (kind === 'deposit_in') return [{ text: words.deposit, sum: money(amount) }];
  if (kind === 'prepayment_in') return [{ text: words.prepayment, sum: money(amount) }];
  const lines = paid.map((one) => ({
    text: [one.kind && fineName(one.kind, language), one.title].filter(Boolean).join(' · ') || words.charges,
    sum: money(one.amount),
  }));
  const left = amount - paid.reduce((sum, one) => sum + one.amount, 0);
  return left > 0 ? [...lines, { text: words.credit, sum: money(left) }] : lines;
}
