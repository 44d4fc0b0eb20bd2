/**
 * The amount of a message in minor units: a decimal number with a point or a comma, which may have a sign and words around it. Undefined
 * where there is no number. Digits beyond the smallest unit are left out.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const found = /(?:(-)\s*)?(\d+)(?:[.,](\d+))?/.exec(text);
  if (!found) return undefined;
  const [, sign, whole = '0', part = ''] = found;
  const digits = minorDigits(currency);
  const amount = Number(whole + part.padEnd(digits, '0').slice(0, digits));
  return sign === '-' ? -amount : amount;
}

/** A currency that nobody knows has two. */
function minorDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}
