import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names feedback by the record or the service that it is about. */
export const feedbackAuditNames: AuditNamers = {
  async feedback({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('feedback')
      .select(['id', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.title }]));
  },
};
