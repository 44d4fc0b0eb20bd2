import { type Language, type Names, nameIn } from '@lectern/contracts/languages';
import { fromJson } from '../../db/codecs.ts';
import type { Db } from '../../db/database.ts';

/** What the portal itself knows of a patron. */
export async function findProfile(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('patron')
    .select(['id', 'primary_id', 'name', 'library_code', 'expires_on', 'expert', 'picture_file'])
    .select(['email', 'email_verified', 'phone', 'phone_verified', 'tour_seen', 'pda_rule_seen'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patronId)
    .executeTakeFirst();
}

/** The name of a patron group; its code where it has none. */
export async function patronGroupName(
  db: Db,
  tenantId: string,
  code: string,
  language: Language,
): Promise<string> {
  const row = await db
    .selectFrom('patron_group')
    .select('names')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return (row && nameIn(fromJson<Names>(row.names), language)) || code;
}

/** Names of item types by code. */
export async function itemTypeNames(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('item_type')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map((row) => [row.code, nameIn(fromJson<Names>(row.names), language)]));
}
