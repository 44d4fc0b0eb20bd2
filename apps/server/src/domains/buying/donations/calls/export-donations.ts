import { exportDonations } from '@lectern/contracts/buying/donations/export-donations';
import { tableFile } from '../../../../platform/exports/table-file.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import { donationTable } from '../donation-table.ts';
import { DONATION_WORDS } from '../donation-words.ts';

export const exportDonationsCall = implementRaw(exportDonations)(
  async ({ input: { format }, context: { tenant, language, patron }, deps }) =>
    tableFile(donationTable(deps.db, tenant, language, { patronId: patron.id }), {
      name: DONATION_WORDS[language].fileName,
      format,
      now: deps.clock.now(),
    }),
);
