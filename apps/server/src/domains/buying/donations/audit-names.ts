import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import type { DonationTable } from './tables.ts';

/** A donation as the audit has it: givers are not in it. */
export function auditedDonation({ state, number, bring_on, reply }: DonationTable): AuditedState {
  return { state, number: number ?? '', bringOn: bring_on, reply };
}

/** Names donations by their number and first title. */
export const donationAuditNames: AuditNamers = {
  async donation({ db, tenantId }, subjects) {
    const rows = await db
      .selectFrom('donation_title')
      .select(['donation_id', 'title'])
      .where('tenant_id', '=', tenantId)
      .where('donation_id', 'in', [...subjects])
      .where('position', '=', 0)
      .execute();
    return new Map(rows.map(({ donation_id, title }) => [donation_id, { name: title }]));
  },
};
