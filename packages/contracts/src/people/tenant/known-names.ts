import * as z from 'zod';

/**
 * The name of a time zone that this system knows, such as Asia/Shanghai (IANA). Offsets such as +08:00 have no summer time and are none.
 */
export const timeZoneName = z
  .string()
  .max(64)
  .refine(isTimeZone, 'the name of a time zone, such as Asia/Shanghai')
  .meta({ description: 'the name of a time zone, such as Asia/Shanghai' });

/** The code of a currency that this system knows, such as CNY (ISO 4217). */
export const currencyCode = z
  .string()
  .max(3)
  .refine(isCurrency, 'the code of a currency, such as CNY')
  .meta({ description: 'the code of a currency, such as CNY' });

export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}
