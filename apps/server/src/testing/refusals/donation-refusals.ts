import { listAcceptances } from '@lectern/contracts/buying/acceptance/list-acceptances';
import { donate } from '@lectern/contracts/buying/donations/donate';
import { exportDeskDonations } from '@lectern/contracts/buying/donations/export-desk-donations';
import { exportDonations } from '@lectern/contracts/buying/donations/export-donations';
import { getDeskLetter } from '@lectern/contracts/buying/donations/get-desk-letter';
import { getDonationNotice } from '@lectern/contracts/buying/donations/get-donation-notice';
import { getGift } from '@lectern/contracts/buying/donations/get-gift';
import { getThanksLetter } from '@lectern/contracts/buying/donations/get-thanks-letter';
import { listCurrencies } from '@lectern/contracts/buying/donations/list-currencies';
import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { listDonationNews } from '@lectern/contracts/buying/donations/list-donation-news';
import { listDonations } from '@lectern/contracts/buying/donations/list-donations';
import { listRecentGifts } from '@lectern/contracts/buying/donations/list-recent-gifts';
import { moveDonation } from '@lectern/contracts/buying/donations/move-donation';
import { registerDonation } from '@lectern/contracts/buying/donations/register-donation';
import { searchGifts } from '@lectern/contracts/buying/donations/search-gifts';
import { withdrawDonation } from '@lectern/contracts/buying/donations/withdraw-donation';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { buildPatron, buildSession } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { buildDonation } from '../donation-rows.ts';
import { putSettings } from '../test-settings.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NONE = { id: 'nothing' };
const OFFER = { titles: [{ title: 'Sea charts' }] };

/** Lets a new reader call, and sets how the library takes donations. */
async function giver(
  library: RefusingLibrary,
  donations: Partial<TenantSettings['donations']> = {},
): Promise<string> {
  const { tenants, db } = library.deps;
  const { settings } = (await tenants.byId(TENANT))!;
  await putSettings(library, {
    ...settings,
    donations: { ...settings.donations, isOn: true, perDay: 5, ...donations },
  });
  await tenants.refresh();
  const patron = await buildPatron(db);
  library.caller = { token: await buildSession(db, patron) };
  return patron.id;
}

/** A donation of the reader who calls. */
async function mine(library: RefusingLibrary, given: Parameters<typeof buildDonation>[1]) {
  const { id } = await buildDonation(library.deps.db, { patron_id: await giver(library), ...given });
  return { id };
}

const WRONG = {
  DONATION_DATE_WRONG: () => ({ ...OFFER, bringOn: '2020-01-01' }),
  DONATION_ISBN_INVALID: () => ({ titles: [{ title: 'Sea charts', isbn: '123' }] }),
  DONATION_WORTH_INVALID: () => ({ ...OFFER, worth: 'much' }),
};

/** How calls about donations are refused. */
export const DONATIONS_PROVOKED: readonly Provoked[] = [
  provoked(donate, {
    ...WRONG,
    DONATIONS_OFF: async (library) => {
      await giver(library, { isOn: false });
      return OFFER;
    },
    DONATION_DAY_USED_UP: async (library) => {
      const patronId = await giver(library, { perDay: 1 });
      const offered_at = library.clock.now().toISOString();
      await buildDonation(library.deps.db, { patron_id: patronId, offered_at });
      return OFFER;
    },
  }),
  provoked(registerDonation, WRONG),
  provoked(moveDonation, {
    DONATION_NOT_FOUND: () => ({ ...NONE, state: 'received' as const }),
    DONATION_MOVE_NOT_ALLOWED: async ({ deps }) => ({
      id: (await buildDonation(deps.db, { state: 'declined' })).id,
      state: 'received' as const,
    }),
    DONATION_COUNT_WRONG: async ({ deps }) => {
      const { id, titleId } = await buildDonation(deps.db, { state: 'received' });
      return { id, state: 'accepted' as const, kept: [{ titleId, acceptedCount: 0 }] };
    },
    DONATION_RECORD_UNKNOWN: async ({ deps }) => {
      const { id, titleId } = await buildDonation(deps.db, { state: 'received' });
      return { id, state: 'accepted' as const, kept: [{ titleId, acceptedCount: 1, recordId: 'nothing' }] };
    },
  }),
  provoked(withdrawDonation, {
    DONATION_NOT_FOUND: () => NONE,
    DONATION_MOVE_NOT_ALLOWED: (library) => mine(library, { state: 'received' }),
  }),
  provoked(getThanksLetter, {
    DONATION_NOT_FOUND: () => NONE,
    DONATION_LETTER_NOT_YET: (library) => mine(library, {}),
  }),
  provoked(getDeskLetter, {
    DONATION_NOT_FOUND: () => NONE,
    DONATION_LETTER_NOT_YET: async ({ deps }) => ({ id: (await buildDonation(deps.db)).id }),
  }),
  provoked(getGift, { DONATION_NOT_FOUND: () => NONE }),
  provoked(listDonations, {}),
  provoked(exportDonations, {}),
  provoked(exportDeskDonations, {}),
  provoked(listDeskDonations, {}),
  provoked(listRecentGifts, {}),
  provoked(searchGifts, {}),
  provoked(listDonationNews, {}),
  provoked(getDonationNotice, {}),
  provoked(listCurrencies, {}),
  provoked(listAcceptances, {}),
];
