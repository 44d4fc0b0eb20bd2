/**
 * A sum of a price list (`12.50`, `12,50`, `¥12.5`) in minor units of its currency. Undefined where it is no sum, has more decimals than the
 * currency has, or the currency does not exist.
 */
export function minorUnitsOf(text: string, currency: string): number | undefined {
  const [, whole = '', part = ''] =
    /^[^\d]{0,4}(\d{1,9})(?:[.,](\d{1,4}))?[^\d]{0,4}$/.exec(text.trim()) ?? [];
  const digits = digitsOf(currency);
  if (whole === '' || digits === undefined) return undefined;
  let end = part.length;
  while (part[end - 1] === '0') end -= 1;
  const decimals = part.slice(0, end);
  if (decimals.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(decimals.padEnd(digits, '0') || '0');
}

function digitsOf(currency: string): number | undefined {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return undefined;
  }
}
