import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { type NamesByCode, fourNames as names } from './four-names.ts';

/** How fines are paid or otherwise settled. */
const PAYMENT_METHOD_NAMES: NamesByCode = {
  cash: names('现金', '現金', 'Cash', 'Espèces'),
  card: names('银行卡', '銀行卡', 'Card', 'Carte bancaire'),
  online: names('在线支付', '線上支付', 'Paid online', 'Paiement en ligne'),
  points: names('积分抵扣', '點數折抵', 'Points', 'Points'),
  waiver: names('减免', '減免', 'Waived', 'Remise'),
};

/** The name of a method; the code itself if it is unknown. */
export function paymentMethodName(code: string, language: Language): string {
  return nameIn(PAYMENT_METHOD_NAMES[code] ?? {}, language) || code;
}
