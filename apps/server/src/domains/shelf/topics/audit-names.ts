import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names topics by their titles. */
export const topicsAuditNames: AuditNamers = {
  async topic({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('topic')
      .select(['id', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.title }]));
  },
};
