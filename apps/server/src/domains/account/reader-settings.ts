import { READER_SETTING_DEFAULTS, type ReaderSetting } from '@lectern/contracts/account/reader-setting';
import type { Db } from '../../platform/db/database.ts';

/** What a patron set, else the default. */
export async function findReaderSetting(
  db: Db,
  tenantId: string,
  patronId: string,
  code: ReaderSetting,
): Promise<'0' | '1'> {
  const row = await db
    .selectFrom('reader_setting')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.value === '0' || row?.value === '1' ? row.value : READER_SETTING_DEFAULTS[code];
}

export async function putReaderSetting(
  db: Db,
  tenantId: string,
  patronId: string,
  setting: { readonly code: ReaderSetting; readonly value: '0' | '1' },
): Promise<void> {
  await db
    .insertInto('reader_setting')
    .values({ tenant_id: tenantId, patron_id: patronId, ...setting })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'patron_id', 'code']).doUpdateSet({ value: setting.value }),
    )
    .execute();
}
