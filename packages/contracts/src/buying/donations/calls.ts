import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { donate } from './donate.ts';
import { exportDeskDonations } from './export-desk-donations.ts';
import { exportDonations } from './export-donations.ts';
import { getDeskLetter } from './get-desk-letter.ts';
import { getDonationNotice } from './get-donation-notice.ts';
import { getGift } from './get-gift.ts';
import { getThanksLetter } from './get-thanks-letter.ts';
import { listCurrencies } from './list-currencies.ts';
import { listDeskDonations } from './list-desk-donations.ts';
import { listDonationNews } from './list-donation-news.ts';
import { listDonations } from './list-donations.ts';
import { listRecentGifts } from './list-recent-gifts.ts';
import { moveDonation } from './move-donation.ts';
import { registerDonation } from './register-donation.ts';
import { searchGifts } from './search-gifts.ts';
import { withdrawDonation } from './withdraw-donation.ts';

export const DONATION_CALLS: readonly AnyEndpoint[] = [
  donate,
  exportDeskDonations,
  exportDonations,
  getDeskLetter,
  getDonationNotice,
  getGift,
  getThanksLetter,
  listCurrencies,
  listDeskDonations,
  listDonationNews,
  listDonations,
  listRecentGifts,
  moveDonation,
  registerDonation,
  searchGifts,
  withdrawDonation,
];
