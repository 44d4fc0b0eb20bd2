import type { ImportOutcome } from '@lectern/contracts/people/readers/import-outcome';
import { later } from '../../../../platform/clock.ts';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';

/** An import that has said nothing for so long has ended with its process. */
const SILENT_SECONDS = 60;

export const NOTHING_YET: ImportOutcome = { registered: 0, changed: 0, unchanged: 0, faulty: 0, faults: [] };

/** Notes that an import begins. */
export async function startImport(
  db: Db,
  tenantId: string,
  {
    id,
    staffId,
    total,
    now,
  }: { readonly id: string; readonly staffId: string; readonly total: number; readonly now: string },
): Promise<void> {
  await db
    .insertInto('reader_import')
    .values({
      tenant_id: tenantId,
      id,
      staff_id: staffId,
      state: 'running',
      total,
      done: 0,
      outcome: toJson(NOTHING_YET),
      started_at: now,
      seen_at: now,
    })
    .execute();
}

/** Notes how far an import is. */
export async function noteImport(
  db: Db,
  tenantId: string,
  id: string,
  {
    state,
    done,
    outcome,
    now,
  }: {
    readonly state: 'running' | 'done';
    readonly done: number;
    readonly outcome: ImportOutcome;
    readonly now: string;
  },
): Promise<void> {
  await db
    .updateTable('reader_import')
    .set({ state, done, outcome: toJson(outcome), seen_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Whether an import of this library goes on. */
export async function isImporting(db: Db, tenantId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('reader_import')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'running')
    .where('seen_at', '>', later(now, -SILENT_SECONDS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An import with what it did so far. */
export async function findImport(db: Db, tenantId: string, id: string, now: Date) {
  const row = await db
    .selectFrom('reader_import')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { total, done } = row;
  const isSilent = row.seen_at <= later(now, -SILENT_SECONDS);
  const state = row.state === 'running' && isSilent ? ('broken' as const) : row.state;
  return { ...fromJson<ImportOutcome>(row.outcome), progress: { importId: id, state, total, done } };
}
