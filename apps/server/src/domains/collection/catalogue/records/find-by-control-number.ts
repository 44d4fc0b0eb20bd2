import type { Db } from '../../../../platform/db/database.ts';

/** The id of the shown bib from the same source as `bibId` with one of these control numbers; undefined if there is none. */
export async function findByControlNumber(
  db: Db,
  tenantId: string,
  bibId: string,
  controlNumbers: readonly string[],
): Promise<string | undefined> {
  if (controlNumbers.length === 0) return undefined;
  const row = await db
    .selectFrom('bib')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('source', '=', (eb) =>
      eb
        .selectFrom('bib as own')
        .select('own.source')
        .where('own.tenant_id', '=', tenantId)
        .where('own.id', '=', bibId),
    )
    .where('control_number', 'in', controlNumbers)
    .where('id', '!=', bibId)
    .where('suppressed', '=', 0)
    .executeTakeFirst();
  return row?.id;
}
