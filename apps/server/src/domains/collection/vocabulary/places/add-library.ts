import type { Names } from '@lectern/contracts/kernel/languages';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';

/** Adds a library building behind the others of the tenant. One with this code stays as it is. Answers whether it was added. */
export async function addLibrary(
  db: Db,
  tenantId: string,
  library: { readonly code: string; readonly names: Names },
): Promise<boolean> {
  const { last } = await db
    .selectFrom('library')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('library')
    .values({
      tenant_id: tenantId,
      code: library.code,
      names: toJson(library.names),
      addresses: '{}',
      opening_hours: '{}',
      position: Number(last ?? -1) + 1,
    })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
