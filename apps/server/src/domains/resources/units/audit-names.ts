import { nameIn } from '@lectern/contracts/kernel/languages';
import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { fromJson } from '../../../platform/db/codecs.ts';

/** Names units of the institution. */
export const unitAuditNames: AuditNamers = {
  async unit({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('unit')
      .select(['id', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, names }) => [id, { name: nameIn(fromJson(names), language) }]));
  },
};
