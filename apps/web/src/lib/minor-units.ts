/** A sum that was typed ("12,50") in minor units of its currency; undefined for an empty field or for what is no sum. */
export function minorUnits(text: string, currency: string): number | undefined {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const number = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number) || number < 0) return undefined;
  return Math.round(number * 10 ** digits);
}
