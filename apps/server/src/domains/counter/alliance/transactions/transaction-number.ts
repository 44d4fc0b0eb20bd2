import { randomInt } from 'node:crypto';

const RANDOM_DIGITS = 6;

/** A number by which people of both libraries call a transaction: `A`, the day (UTC) and six random digits. */
export function newTransactionNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `A${day}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`;
}
