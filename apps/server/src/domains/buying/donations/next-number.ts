import type { Tx } from '../../../platform/db/database.ts';
import { lastNumber, lockRegister } from './store/donation-store.ts';

const DIGITS = 5;

/** The next number of the library's register of gifts in a year: `2026-00007`. None is left out and none is given twice. */
export async function nextNumber(tx: Tx, tenantId: string, year: string): Promise<string> {
  await lockRegister(tx, tenantId);
  const last = await lastNumber(tx, tenantId, `${year}-`);
  const next = last === undefined ? 1 : Number(last.slice(year.length + 1)) + 1;
  return `${year}-${String(next).padStart(DIGITS, '0')}`;
}
