import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names lists of the library. */
export const bookListsAuditNames: AuditNamers = {
  async bookList({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('book_list')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name }]));
  },
};
