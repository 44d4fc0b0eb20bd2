import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { wordingsOf } from './library-answers/answer-columns.ts';

/** Names answers of the library by a question that they answer, in the language of who reads if there is one. */
export const aiAuditNames: AuditNamers = {
  async libraryAnswer({ db, tenantId, language }, subjects) {
    const rows = await db
      .selectFrom('library_answer')
      .select(['id', 'wordings'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...subjects])
      .execute();
    return new Map(
      rows.map((row) => {
        const all = wordingsOf(row);
        const [question] = (all.find((one) => one.language === language) ?? all[0])?.wordings ?? [];
        return [row.id, { name: question ?? '' }];
      }),
    );
  },
};
