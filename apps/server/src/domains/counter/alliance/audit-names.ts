import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names transactions by the title that is lent; their subject is the number. */
export const allianceAuditNames: AuditNamers = {
  async transaction({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('alliance_transaction')
      .select(['number', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('number', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.number, { name: row.title }]));
  },
};
