import { casedNumberForm } from '@lectern/rules/number-form';
import type { Db } from '../db/database.ts';
import { readSettings } from './tenant-store.ts';

/** What has a number: a copy, a reader, an account. */
interface Numbered {
  readonly id: string;
  /** As it is written. */
  readonly number: string;
}

/** Of rows whose numbers have the normal form of a number, those that are the same: where the library says that case counts, in its case. */
export async function alikeNumbers<Row extends Numbered>(
  db: Db,
  tenantId: string,
  rows: readonly Row[],
  typed: string,
): Promise<readonly Row[]> {
  const form = casedNumberForm(typed);
  const inCase = rows.filter(({ number }) => casedNumberForm(number) === form);
  const caseCounts = inCase.length < rows.length && (await readSettings(db, tenantId)).policy.numbersKeepCase;
  return caseCounts ? inCase : rows;
}

/**
 * The row that a typed number means: whose number is written so, else the only one that is alike. Undefined where several are alike, because
 * no rule can say which of them is meant. Rows with the same id are one.
 */
export async function meantNumber<Row extends Numbered>(
  db: Db,
  tenantId: string,
  rows: readonly Row[],
  typed: string,
): Promise<Row | undefined> {
  const written = rows.find(({ number }) => number === typed);
  if (written) return written;
  const alike = await alikeNumbers(db, tenantId, rows, typed);
  return new Set(alike.map(({ id }) => id)).size === 1 ? alike[0] : undefined;
}
