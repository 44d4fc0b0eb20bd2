import { searchGifts } from '@lectern/contracts/buying/donations/search-gifts';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../../platform/http/implement.ts';
import { presentGift } from '../present-donations.ts';
import { searchRegister } from '../store/gift-store.ts';

const MOST_WORDS = 10;

export const searchGiftsCall = implement(searchGifts)(
  async ({ input: { keyWord, page, rows: limit }, context: { tenant }, deps }) => {
    const words = fold(keyWord)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    const place = { offset: (page - 1) * limit, limit };
    const { total, rows } = await searchRegister(deps.db, tenant.id, words, place);
    return { total, list: rows.map(presentGift) };
  },
);
