import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names repositories that are harvested. */
export const harvestAuditNames: AuditNamers = {
  async harvestSource({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('harvest_source')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, { name }]));
  },
};
