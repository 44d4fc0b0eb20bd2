import { nameIn } from '@lectern/contracts/kernel/languages';
import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { fromJson } from '../../../platform/db/codecs.ts';

/** Names vendors. */
export const vendorAuditNames: AuditNamers = {
  async vendor({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('vendor')
      .select(['id', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, names }) => [id, { name: nameIn(fromJson(names), language) }]));
  },
};
