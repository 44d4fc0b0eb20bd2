import type { ProviderKind } from '@lectern/contracts/people/identity/link-fields';
import type { Db } from '../../../../platform/db/database.ts';
import type { LinkedIdentityTable } from './tables.ts';

/** The reader who has linked an account; undefined if nobody has. */
export async function findReaderOf(
  db: Db,
  tenantId: string,
  { provider, subject }: { readonly provider: ProviderKind; readonly subject: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_identity')
    .select('patron_id')
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.patron_id;
}

/** The accounts that a reader has linked, by kind. */
export async function listLinkRows(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<readonly Pick<LinkedIdentityTable, 'provider' | 'subject' | 'name' | 'linked_at'>[]> {
  return db
    .selectFrom('linked_identity')
    .select(['provider', 'subject', 'name', 'linked_at'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('provider')
    .execute();
}

/** False if the account or the reader has a link already; nothing is changed then. */
export async function addLinkRow(db: Db, link: LinkedIdentityTable): Promise<boolean> {
  const result = await db
    .insertInto('linked_identity')
    .values(link)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** False if there was none. */
export async function deleteLinkRow(
  db: Db,
  tenantId: string,
  patronId: string,
  provider: ProviderKind,
): Promise<boolean> {
  const result = await db
    .deleteFrom('linked_identity')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return Number(result.numDeletedRows) > 0;
}
