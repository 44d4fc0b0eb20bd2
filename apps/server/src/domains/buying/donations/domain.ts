import { sql } from 'kysely';
import { later } from '../../../platform/clock.ts';
import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { donationAuditNames } from './audit-names.ts';
import { donateCall } from './calls/donate.ts';
import { exportDeskDonationsCall } from './calls/export-desk-donations.ts';
import { exportDonationsCall } from './calls/export-donations.ts';
import { getDeskLetterCall } from './calls/get-desk-letter.ts';
import { getDonationNoticeCall } from './calls/get-donation-notice.ts';
import { getGiftCall } from './calls/get-gift.ts';
import { getThanksLetterCall } from './calls/get-thanks-letter.ts';
import { listCurrenciesCall } from './calls/list-currencies.ts';
import { listDeskDonationsCall } from './calls/list-desk-donations.ts';
import { listDonationNewsCall } from './calls/list-donation-news.ts';
import { listDonationsCall } from './calls/list-donations.ts';
import { listRecentGiftsCall } from './calls/list-recent-gifts.ts';
import { moveDonationCall } from './calls/move-donation.ts';
import { registerDonationCall } from './calls/register-donation.ts';
import { searchGiftsCall } from './calls/search-gifts.ts';
import { withdrawDonationCall } from './calls/withdraw-donation.ts';
import { donorsOfRecord } from './donors-of-record.ts';
import { forgetDonor } from './forget-donor.ts';

/** For how long an offer that came to nothing is kept. */
const ENDED_SECONDS = 366 * 86_400;

/** What people give to the library, and the register of gifts. */
export const donations: Domain = {
  auditNames: donationAuditNames,
  calls: [
    donateCall,
    exportDeskDonationsCall,
    exportDonationsCall,
    getDeskLetterCall,
    getDonationNoticeCall,
    getGiftCall,
    getThanksLetterCall,
    listCurrenciesCall,
    listDeskDonationsCall,
    listDonationNewsCall,
    listDonationsCall,
    listRecentGiftsCall,
    moveDonationCall,
    registerDonationCall,
    searchGiftsCall,
    withdrawDonationCall,
  ],
  demo: async () => (await import('./demo/seed-donations.ts')).donationSeed,
  donors: [donorsOfRecord],
  forgets: [forgetDonor],
  personal: [
    ownRows('donations', 'donation', {
      reader: 'patron_id',
      columns: [
        'id',
        'number',
        'state',
        'donor_name',
        'contact',
        'is_named',
        'remark',
        'way',
        'bring_on',
        'worth',
        'currency',
        'reply',
        'offered_at',
        'accepted_at',
      ],
    }),
  ],
  expiries: [
    {
      table: 'donation_title',
      isOver: (now) => sql`ended_at <> '' and ended_at <= ${later(now, -ENDED_SECONDS)}`,
    },
    { table: 'donation', isOver: (now) => sql`ended_at <> '' and ended_at <= ${later(now, -ENDED_SECONDS)}` },
  ],
};
