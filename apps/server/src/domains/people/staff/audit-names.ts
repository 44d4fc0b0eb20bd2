import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names members of the staff; the subject is the account. */
export const staffAuditNames: AuditNamers = {
  async member({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('staff_member')
      .select(['account', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('account', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.account, { name: row.name }]));
  },
};
