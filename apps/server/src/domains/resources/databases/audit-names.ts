import { nameIn } from '@lectern/contracts/kernel/languages';
import type { AuditNamers, NameSubjects } from '../../../platform/audit/audit-names.ts';
import { fromJson } from '../../../platform/db/codecs.ts';

/** Names databases and the words of their lists. */
export const eresourceAuditNames: AuditNamers = {
  eresource: namesFrom('eresource'),
  eresourceTerm: namesFrom('eresource_term'),
};

function namesFrom(table: 'eresource' | 'eresource_term'): NameSubjects {
  return async ({ db, tenantId, language }, subjects) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, names }) => [id, { name: nameIn(fromJson(names), language) }]));
  };
}
