import { listRecentGifts } from '@lectern/contracts/buying/donations/list-recent-gifts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentGift } from '../present-donations.ts';
import { searchRegister } from '../store/gift-store.ts';

export const listRecentGiftsCall = implement(listRecentGifts)(
  async ({ input: { rows: limit }, context: { tenant }, deps }) =>
    (await searchRegister(deps.db, tenant.id, [], { offset: 0, limit })).rows.map(presentGift),
);
