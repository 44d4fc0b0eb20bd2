import { DONATION_STATES } from '@lectern/contracts/buying/donations/donation';
import { listDeskDonations } from '@lectern/contracts/buying/donations/list-desk-donations';
import { fold } from '@lectern/search/analysis/fold';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAtDesk } from '../present-donations.ts';
import { countAppointments, countDonationStates, listAtDesk } from '../store/donation-store.ts';

const MOST_WORDS = 10;
const MOST_DAYS = 14;

export const listDeskDonationsCall = implement(listDeskDonations)(
  async ({ input: { state, words, page, rows: limit }, context: { tenant }, deps }) => {
    const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
    const sought = fold(words)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    const [{ total, rows }, counts, appointments] = await Promise.all([
      listAtDesk(deps.db, tenant.id, { state, words: sought }, { offset: (page - 1) * limit, limit }),
      countDonationStates(deps.db, tenant.id),
      countAppointments(deps.db, tenant.id, today, MOST_DAYS),
    ]);
    return {
      total,
      donations: await presentAtDesk(deps.db, tenant.id, rows),
      states: DONATION_STATES.map((one) => ({ state: one, count: counts.get(one) ?? 0 })),
      appointments: [...appointments],
    };
  },
);
