import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { textsOf } from './present-announcements.ts';

/** Names announcements by their titles, in the language of who reads if there is one. */
export const announcementsAuditNames: AuditNamers = {
  async announcement({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('announcement')
      .select(['id', 'texts'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(
      rows.map((row) => {
        const texts = textsOf(row);
        const text = texts.find((one) => one.language === language) ?? texts[0];
        return [row.id, { name: text?.title ?? '' }];
      }),
    );
  },
};
