import type { AcceptanceOrigin } from '@lectern/contracts/buying/acceptance/list-acceptances';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { AcceptanceReaderTable, AcceptanceTable } from '../tables.ts';

export async function addAcceptance(
  tx: Tx,
  row: AcceptanceTable,
  readers: readonly AcceptanceReaderTable[],
): Promise<void> {
  await tx.insertInto('acceptance').values(row).execute();
  await insertRows(tx, 'acceptance_reader', readers);
}

/** What concerns a reader, the last one first. */
export async function listAcceptancesOf(
  db: Db,
  scope: {
    readonly tenantId: string;
    readonly patronId: string;
    readonly origin: AcceptanceOrigin | undefined;
  },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly rows: readonly AcceptanceTable[] }> {
  const { tenantId, patronId, origin } = scope;
  const found = db
    .selectFrom('acceptance_reader as reader')
    .innerJoin('acceptance', (join) =>
      join
        .onRef('acceptance.tenant_id', '=', 'reader.tenant_id')
        .onRef('acceptance.id', '=', 'reader.acceptance_id'),
    )
    .where('reader.tenant_id', '=', tenantId)
    .where('acceptance.tenant_id', '=', tenantId)
    .where('reader.patron_id', '=', patronId)
    .$if(origin !== undefined, (query) => query.where('reader.origin', '=', origin ?? 'wish'));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('acceptance')
    .orderBy('reader.accepted_at', 'desc')
    .orderBy('acceptance.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}
