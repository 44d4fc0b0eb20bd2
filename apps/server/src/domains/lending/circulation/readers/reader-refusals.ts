import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_NUMBER_TAKEN, PATRON_GROUP_UNKNOWN } from '@lectern/contracts/people/readers/errors';
import { LIBRARY_UNKNOWN } from '@lectern/contracts/people/tenant/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { alikeNumbers, keepsCase } from '../../../../platform/tenants/meant-number.ts';
import { listItemsOfBarcode } from '../../../collection/catalogue/records/written-barcode.ts';
import { listNumbers } from './reader-store.ts';

/** Why a reader cannot belong to this group or library. */
export async function refuseBelonging(
  db: Db,
  tenantId: string,
  {
    patronGroup,
    libraryCode,
  }: { readonly patronGroup?: string | undefined; readonly libraryCode?: string | undefined },
): Promise<Refusal<'PATRON_GROUP_UNKNOWN' | 'LIBRARY_UNKNOWN'> | undefined> {
  if (patronGroup !== undefined && !(await hasCode(db, 'patron_group', tenantId, patronGroup)))
    return refuse(PATRON_GROUP_UNKNOWN, { code: patronGroup });
  if (libraryCode !== undefined && !(await hasCode(db, 'library', tenantId, libraryCode)))
    return refuse(LIBRARY_UNKNOWN);
  return undefined;
}

/** Why nobody can get a card with this number: a number is never used again, and the desk scans cards and copies into one field. */
export async function refuseNumber(
  db: Db,
  tenantId: string,
  number: string,
): Promise<Refusal<'CARD_NUMBER_TAKEN'> | undefined> {
  const given = [
    ...(await listNumbers(db, tenantId, number)),
    ...(await listItemsOfBarcode(db, tenantId, number)),
  ];
  return (await alikeNumbers(given, number, () => keepsCase(db, tenantId))).length > 0
    ? refuse(CARD_NUMBER_TAKEN, { number })
    : undefined;
}

async function hasCode(
  db: Db,
  table: 'patron_group' | 'library',
  tenantId: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
