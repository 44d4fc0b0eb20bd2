import type { AuditNamers } from '../../../platform/audit/audit-names.ts';

/** Names requests by the title that is lent, and partner libraries by their names. */
export const interlibraryAuditNames: AuditNamers = {
  async interlibraryRequest({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('interlibrary_request')
      .select(['number', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('number', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.number, { name: row.title }]));
  },
  async interlibraryPeer({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('interlibrary_peer')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.name }]));
  },
};
