import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../platform/db/database.ts';

/** The names of some databases, shown or not, for readers of a language, by id. */
export async function eresourceNames(
  db: Db,
  { tenantId, language }: { readonly tenantId: string; readonly language: Language },
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('eresource_name')
    .select(['eresource_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('language', '=', language)
    .where('eresource_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ eresource_id, name }) => [eresource_id, name]));
}
