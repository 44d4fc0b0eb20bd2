import {
  isValueOf,
  READER_SETTING_VALUES,
  type ReaderSetting,
  type ReaderSettingValue,
} from '@lectern/contracts/people/account/reader-setting';
import type { Db } from '../../../platform/db/database.ts';

/** What a patron set, else the default. */
export async function findReaderSetting<Code extends ReaderSetting>(
  db: Db,
  tenantId: string,
  patronId: string,
  code: Code,
): Promise<ReaderSettingValue<Code>> {
  const row = await db
    .selectFrom('reader_setting')
    .select('value')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('code', '=', code)
    .executeTakeFirst();
  const [first] = READER_SETTING_VALUES[code];
  return row && isValueOf(code, row.value) ? row.value : first;
}

/** The ids of the patrons who set this value, as a query. */
export function patronsWhoSet<Code extends ReaderSetting>(
  db: Db,
  tenantId: string,
  code: Code,
  value: ReaderSettingValue<Code>,
) {
  return db
    .selectFrom('reader_setting')
    .select('patron_id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .where('value', '=', value);
}

export async function putReaderSetting(
  db: Db,
  tenantId: string,
  patronId: string,
  setting: { readonly code: ReaderSetting; readonly value: string },
): Promise<void> {
  await db
    .insertInto('reader_setting')
    .values({ tenant_id: tenantId, patron_id: patronId, ...setting })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'patron_id', 'code']).doUpdateSet({ value: setting.value }),
    )
    .execute();
}
