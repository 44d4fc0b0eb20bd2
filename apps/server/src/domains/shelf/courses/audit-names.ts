import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names courses. */
export const coursesAuditNames: AuditNamers = {
  async course({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('course')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name }]));
  },
};
