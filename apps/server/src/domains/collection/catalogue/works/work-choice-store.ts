import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';

/** Statements with few different numbers of parameters are prepared once. */
const KEYS_OF_A_STATEMENT = 250;

interface Identified {
  readonly id: string;
  readonly source: string;
  readonly controlNumber: string;
}

/** The work keys that staff chose for these records, by id; records without a choice are absent. */
export async function findWorkChoices(
  db: Db,
  tenantId: string,
  records: readonly Identified[],
): Promise<ReadonlyMap<string, { readonly work_key: string }>> {
  const chosen = new Map<string, { readonly work_key: string }>();
  for (const [source, ofSource] of bySource(records)) {
    for (let at = 0; at < ofSource.length; at += KEYS_OF_A_STATEMENT) {
      const part = new Map(
        ofSource.slice(at, at + KEYS_OF_A_STATEMENT).map((one) => [one.controlNumber, one.id] as const),
      );
      const rows = await db
        .selectFrom('work_choice')
        .select(['control_number', 'work_key'])
        .where('tenant_id', '=', tenantId)
        .where('source', '=', source)
        .where('control_number', 'in', [...part.keys()])
        .execute();
      for (const { control_number, work_key } of rows) {
        const id = part.get(control_number);
        if (id !== undefined) chosen.set(id, { work_key });
      }
    }
  }
  return chosen;
}

function bySource(records: readonly Identified[]): Map<string, Identified[]> {
  const sources = new Map<string, Identified[]>();
  for (const record of records) {
    const known = sources.get(record.source);
    if (known) known.push(record);
    else sources.set(record.source, [record]);
  }
  return sources;
}

/** A key that no record has by its words. */
export function newWorkKey(): string {
  return `chosen-${newId()}`;
}

/** Gives records a work key for good: what they say themselves does not change it any more. */
export async function chooseWorkKey(
  tx: Tx,
  tenantId: string,
  recordIds: readonly string[],
  { workKey, now }: { readonly workKey: string; readonly now: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('bib')
    .select(['source', 'control_number'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', recordIds)
    .execute();
  for (const { source, control_number } of rows) {
    await tx
      .insertInto('work_choice')
      .values({ tenant_id: tenantId, source, control_number, work_key: workKey, chosen_at: now })
      .onConflict((same) =>
        same
          .columns(['tenant_id', 'source', 'control_number'])
          .doUpdateSet({ work_key: workKey, chosen_at: now }),
      )
      .execute();
  }
  await tx
    .updateTable('bib')
    .set({ work_key: workKey })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', recordIds)
    .execute();
}

/** Drops the choice about a record, which gets the key of its own words. */
export async function dropWorkChoice(
  tx: Tx,
  tenantId: string,
  recordId: string,
  workKey: string,
): Promise<void> {
  const row = await tx
    .selectFrom('bib')
    .select(['source', 'control_number'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordId)
    .executeTakeFirst();
  if (!row) return;
  await tx
    .deleteFrom('work_choice')
    .where('tenant_id', '=', tenantId)
    .where('source', '=', row.source)
    .where('control_number', '=', row.control_number)
    .execute();
  await tx
    .updateTable('bib')
    .set({ work_key: workKey })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', recordId)
    .execute();
}
