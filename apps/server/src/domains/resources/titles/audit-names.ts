import { nameIn } from '@lectern/contracts/kernel/languages';
import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { fromJson } from '../../../platform/db/codecs.ts';
import { findTitles } from './store/title-store.ts';

/** Names title lists and titles. */
export const titleAuditNames: AuditNamers = {
  async titleList({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('title_list')
      .select(['id', 'names'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(rows.map(({ id, names }) => [id, { name: nameIn(fromJson(names), language) }]));
  },
  async title({ db, tenantId }, subjects) {
    const rows = await findTitles(db, tenantId, [...subjects]);
    return new Map(rows.map(({ id, name }) => [id, { name }]));
  },
};
