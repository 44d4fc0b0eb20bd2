import { nameIn } from '@lectern/contracts/kernel/languages';
import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { fromJson } from '../../../platform/db/codecs.ts';

/** Names researchers. */
export const researcherAuditNames: AuditNamers = {
  async researcher({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('researcher')
      .select(['id', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, names }) => [id, { name: nameIn(fromJson(names), language) }]));
  },
};
