import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { defaultLanguageOf } from '../../../platform/tenants/default-language.ts';

/** The name of a patron group; its code if it has no name. */
export async function patronGroupName(
  db: Db,
  tenantId: string,
  code: string,
  language: Language,
): Promise<string> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const row = await db
    .selectFrom('patron_group')
    .select('names')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .executeTakeFirst();
  return (row && nameIn(fromJson<Names>(row.names), language, byDefault)) || code;
}

/** Names of patron groups by code, in the order of the codes. */
export async function patronGroupNames(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const rows = await db
    .selectFrom('patron_group')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .orderBy('code')
    .execute();
  return new Map(rows.map((row) => [row.code, nameIn(fromJson<Names>(row.names), language, byDefault)]));
}

/** Names of item types by code. */
export async function itemTypeNames(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const byDefault = await defaultLanguageOf(db, tenantId);
  const rows = await db
    .selectFrom('item_type')
    .select(['code', 'names'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map((row) => [row.code, nameIn(fromJson<Names>(row.names), language, byDefault)]));
}
