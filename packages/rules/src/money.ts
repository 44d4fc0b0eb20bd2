/** An amount in minor units of its currency (fen, pence, cents), as the contracts carry it. */
export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money as people write it in a language: ¥12.50, £3.00, 12,50 €. How many minor units make one is the currency's
 * (ISO 4217: 100 fen, but 1 yen). `language` is a BCP 47 tag; a currency that does not exist raises a RangeError.
 */
export function formatMoney(money: Money, language: string): string {
  const key = `${language}|${money.currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency: money.currency });
    formats.set(key, format);
  }
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amount / 10 ** digits);
}
