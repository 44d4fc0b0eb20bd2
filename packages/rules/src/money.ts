/** An amount in minor units of its currency (fen, pence, cents), as in the contracts. */
export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The amount as text in a language: ¥12.50, £3.00, 12,50 €. The number of decimals depends on the currency (ISO 4217:
 * two for CNY, none for JPY). `language` is a BCP 47 tag.
 *
 * @throws RangeError if the currency does not exist.
 */
export function formatMoney(money: Money, language: string): string {
  const key = `${language}|${money.currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: money.currency,
      // As pages write it: ¥ also in English.
      currencyDisplay: 'narrowSymbol',
    });
    formats.set(key, format);
  }
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(money.amount / 10 ** digits);
}

/**
 * The amount as a decimal number without signs of grouping: 12.50, 1250 for yen. Programs read it without knowing the minor units of the
 * currency.
 *
 * @throws RangeError if the currency does not exist.
 */
export function decimalAmount({ amount, currency }: Money): string {
  const digits = currencyDigits(currency);
  const units = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  const part = digits === 0 ? '' : `.${units.slice(-digits)}`;
  return `${amount < 0 ? '-' : ''}${whole}${part}`;
}

/**
 * How many decimals a currency has (ISO 4217): two for CNY, none for JPY.
 *
 * @throws RangeError if the code has not the form of a currency.
 */
export function currencyDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
