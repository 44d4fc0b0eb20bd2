import { listDonations } from '@lectern/contracts/buying/donations/list-donations';
import { implement } from '../../../../platform/http/implement.ts';
import { presentOwnDonations } from '../present-donations.ts';
import { listDonationsOf } from '../store/donation-store.ts';

export const listDonationsCall = implement(listDonations)(
  async ({ input: { page, rows: limit }, context: { tenant, patron }, deps }) => {
    const place = { offset: (page - 1) * limit, limit };
    const { total, rows } = await listDonationsOf(deps.db, tenant.id, patron.id, place);
    return { total, list: await presentOwnDonations(deps.db, tenant.id, rows) };
  },
);
