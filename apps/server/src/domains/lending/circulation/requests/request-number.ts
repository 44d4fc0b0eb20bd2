import { randomInt } from 'node:crypto';

const RANDOM_DIGITS = 8;

/**
 * A number by which people call a request: the day (UTC) and eight random digits, 14 in all. Digits alone make a short barcode, and nobody
 * learns from a number how many requests there are.
 */
export function newRequestNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`;
}
