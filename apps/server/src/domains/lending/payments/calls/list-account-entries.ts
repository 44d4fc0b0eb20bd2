import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { implement } from '../../../../platform/http/implement.ts';
import type { AccountEntry } from '../../../../ports/ils/ils-payments.ts';
import { fineName } from '../../../collection/vocabulary/code-names/fine-names.ts';
import { fourNames as names } from '../../../collection/vocabulary/code-names/four-names.ts';
import { paymentMethodName } from '../../../collection/vocabulary/code-names/payment-method-names.ts';
import { findReceiptNumbers } from '../receipts/receipt-store.ts';

const KIND_NAMES = {
  payment: names('付款', '付款', 'Payment', 'Paiement'),
  waiver: names('减免', '減免', 'Waived', 'Remise'),
  reversal: names('冲正', '沖正', 'Taken back', 'Annulation'),
  refund: names('退款', '退款', 'Refund', 'Remboursement'),
  deposit_in: names('存入押金', '存入押金', 'Deposit paid', 'Caution versée'),
  deposit_out: names('退还押金', '退還押金', 'Deposit refunded', 'Caution remboursée'),
  prepayment_in: names('存入预存款', '存入預存款', 'Prepayment', 'Avance versée'),
  prepayment_out: names('退还预存款', '退還預存款', 'Prepayment refunded', 'Avance remboursée'),
} as const;

export const listAccountEntriesCall = implement(listAccountEntries)(async ({ input, context, deps }) => {
  const { tenant, patron, language } = context;
  const { page, rows } = input;
  const { currency } = tenant.settings.policy;
  const part = { offset: (page - 1) * rows, limit: rows };
  const found = await deps.ils.of(tenant).payments?.entries(patron.id, part);
  if (!found) return { total: 0, entries: [] };
  if (isRefusal(found)) return found;
  const receipts = await findReceiptNumbers(deps.db, tenant.id, found.entries.map(sourceOf));
  return {
    total: found.total,
    entries: found.entries.map((entry) => {
      const { id, kind, at, amount, title, method, reference } = entry;
      return {
        entryId: id,
        kind,
        kindName: kindName(kind, language),
        at,
        amount: { amount, currency },
        title,
        payMethod: method === '' ? '' : paymentMethodName(method, language),
        orderNo: reference,
        receiptNo: receipts.get(sourceOf(entry)) ?? '',
      };
    }),
  };
});

/** By what its receipt is known: the order that it was paid by, or the entry itself. */
function sourceOf({ id, reference }: AccountEntry): string {
  return reference === '' ? id : reference;
}

function kindName(kind: AccountEntry['kind'], language: Language): string {
  return kind in KIND_NAMES
    ? nameIn(KIND_NAMES[kind as keyof typeof KIND_NAMES], language)
    : fineName(kind as Parameters<typeof fineName>[0], language);
}
