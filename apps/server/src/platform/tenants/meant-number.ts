import { casedNumberForm, numberForm } from '@lectern/rules/number-form';
import { type Expression, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { findStoredSettings } from './tenant-store.ts';

/** What has a number: a copy, a reader, an account. */
interface Numbered {
  readonly id: string;
  /** As it is written. */
  readonly number: string;
}

/**
 * Whether the number in a column has the normal form of a number. The form is beside it, in the column of the same name with `_form`, where
 * the number is written otherwise.
 */
export function hasFormOf(column: string, number: string): Expression<SqlBool> {
  const form = numberForm(number);
  return sql<SqlBool>`(${sql.ref(column)} in (${number}, ${form}) or ${sql.ref(`${column}_form`)} = ${form})`;
}

/** Whether numbers that differ in case alone are different in a library. Asked only where it decides. */
type CaseChoice = () => Promise<boolean> | boolean;

const choiceSchema = z.object({ policy: z.object({ numbersKeepCase: z.boolean() }) });

/** Whether the library says that numbers which differ in case alone are different. This one setting is read alone: each sign-in asks. */
export async function keepsCase(db: Db, tenantId: string): Promise<boolean> {
  const stored = choiceSchema.safeParse(await findStoredSettings(db, tenantId));
  return stored.data?.policy.numbersKeepCase ?? false;
}

/** Of rows whose numbers have the normal form of a number, those that are the same number in the library. */
export async function alikeNumbers<Row extends Numbered>(
  rows: readonly Row[],
  typed: string,
  caseCounts: CaseChoice,
): Promise<readonly Row[]> {
  const form = casedNumberForm(typed);
  const inCase = rows.filter(({ number }) => casedNumberForm(number) === form);
  return inCase.length < rows.length && (await caseCounts()) ? inCase : rows;
}

/**
 * The row that a typed number means: whose number is written so, else the only one that is alike. Undefined where several are alike, because
 * no rule can say which of them is meant. Rows with the same id are one.
 */
export async function meantNumber<Row extends Numbered>(
  rows: readonly Row[],
  typed: string,
  caseCounts: CaseChoice,
): Promise<Row | undefined> {
  const written = rows.find(({ number }) => number === typed);
  if (written) return written;
  const alike = await alikeNumbers(rows, typed, caseCounts);
  return new Set(alike.map(({ id }) => id)).size === 1 ? alike[0] : undefined;
}
