import type { Db } from '../../../../platform/db/database.ts';

/** How many copies some records have, withdrawn ones left out; records without any are absent. */
export async function countCopies(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (bibIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('item')
    .select((eb) => ['bib_id', eb.fn.countAll<number>().as('copies')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', [...bibIds])
    .where('status', '!=', 'withdrawn')
    .groupBy('bib_id')
    .execute();
  return new Map(rows.map(({ bib_id, copies }) => [bib_id, Number(copies)]));
}
