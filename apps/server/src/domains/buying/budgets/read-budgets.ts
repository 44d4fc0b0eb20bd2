import type { Language, Names } from '@lectern/contracts/kernel/languages';
import { nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findBudget, listBudgetRows } from './store/budget-store.ts';

/** A budget as other domains know it. */
export interface KnownBudget {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly year: number;
  readonly currency: string;
  readonly isOpen: boolean;
  /** Minor units. */
  readonly free: number;
}

/** All budgets of a library, the newest year first. */
export async function readBudgets(db: Db | Tx, tenantId: string, language: Language): Promise<KnownBudget[]> {
  const rows = await listBudgetRows(db, tenantId);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: nameIn(fromJson<Names>(row.names), language),
    year: row.year,
    currency: row.currency,
    isOpen: row.is_open === 1,
    free: row.free,
  }));
}

/** What is free of a budget, and in which currency; undefined where it is closed or there is none. */
export async function freeOfBudget(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<{ readonly free: number; readonly currency: string } | undefined> {
  const row = await findBudget(db, tenantId, id);
  return row?.is_open === 1 ? { free: row.free, currency: row.currency } : undefined;
}
