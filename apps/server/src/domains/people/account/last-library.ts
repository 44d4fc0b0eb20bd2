import type { Db } from '../../../platform/db/database.ts';

/** The reader's setting under which the library is kept that was chosen last. */
const CODE = 'lastLibCode';

/** The code of the library that the reader chose last; empty: all libraries, or nothing chosen. */
export async function findLastLibrary(db: Db, tenantId: string, patronId: string): Promise<string> {
  const row = await db
    .selectFrom('reader_setting')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('code', '=', CODE)
    .executeTakeFirst();
  return row?.value ?? '';
}

export async function putLastLibrary(
  db: Db,
  tenantId: string,
  patronId: string,
  libraryCode: string,
): Promise<void> {
  await db
    .insertInto('reader_setting')
    .values({ tenant_id: tenantId, patron_id: patronId, code: CODE, value: libraryCode })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'patron_id', 'code']).doUpdateSet({ value: libraryCode }),
    )
    .execute();
}
