import { exportDeskDonations } from '@lectern/contracts/buying/donations/export-desk-donations';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { donationTable } from '../donation-table.ts';
import { DONATION_WORDS } from '../donation-words.ts';

export const exportDeskDonationsCall = implementRaw(exportDeskDonations)(
  async ({ input: { format, from, to }, context: { tenant, language }, deps }) =>
    tableFile(donationTable(deps.db, tenant, language, { from, to }), {
      name: DONATION_WORDS[language].fileName,
      format,
      now: deps.clock.now(),
    }),
);
