import { currencyDigits } from '@lectern/rules/money';

const LARGEST = 10_000_000_000n;

/**
 * A decimal number as minor units of a currency; more decimals than the currency has are rounded, halves up. Undefined where it is no number, less
 * than nothing, or more than any invoice.
 */
export function minorUnitsOfDecimal(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,15})(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const digits = currencyDigits(currency);
  const kept = BigInt(whole + part.slice(0, digits).padEnd(digits, '0'));
  const units = kept + ((part[digits] ?? '0') >= '5' ? 1n : 0n);
  return units > LARGEST ? undefined : Number(units);
}
