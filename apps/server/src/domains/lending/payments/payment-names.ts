import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { PaymentChannelCode } from '@lectern/contracts/lending/payments/channels';
import { PAYMENT_PROVIDERS } from '@lectern/contracts/people/tenant/payment-providers/payment-providers';
import { fourNames as names } from '../../collection/vocabulary/code-names/four-names.ts';

const SANDBOX = names(
  '演示支付（不会扣款）',
  '示範支付（不會扣款）',
  'Test payment (no money)',
  'Paiement d’essai (sans argent)',
);

/** What readers are shown as the name of a channel. */
export function channelName(code: PaymentChannelCode, language: Language): string {
  return nameIn(code === 'sandbox' ? SANDBOX : PAYMENT_PROVIDERS[code].name, language);
}

const SUBJECT = names('图书馆费用', '圖書館費用', 'Library charges', 'Frais de bibliothèque');

/** What the provider shows the reader as the purpose of the payment. */
export function subjectOf(library: string, language: Language): string {
  return `${library}: ${nameIn(SUBJECT, language)}`;
}
