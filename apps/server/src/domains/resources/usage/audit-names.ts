import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names providers of usage reports. */
export const usageAuditNames: AuditNamers = {
  async usageProvider({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('usage_provider')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, { name }]));
  },
};
