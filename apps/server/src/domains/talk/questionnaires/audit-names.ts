import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names questionnaires. */
export const questionnairesAuditNames: AuditNamers = {
  async questionnaire({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('questionnaire')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name }]));
  },
};
