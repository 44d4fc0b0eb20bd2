import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names wishes by their titles. */
export const wishAuditNames: AuditNamers = {
  async suggestion({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('wish')
      .select(['id', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, title }) => [id, { name: title }]));
  },
};
