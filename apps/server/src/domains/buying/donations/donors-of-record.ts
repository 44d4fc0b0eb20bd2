import type { RecordDonors } from '../../../platform/record-donors.ts';
import { namedGiftsOf } from './store/gift-store.ts';

/** Givers of a record who agreed to be named, with the page of the gift. */
export const donorsOfRecord: RecordDonors = {
  async of(db, { id: tenantId }, recordId) {
    const gifts = await namedGiftsOf(db, tenantId, recordId);
    return gifts.map(({ id, donor_name: name, accepted_on: date }) => ({
      name,
      date,
      url: `#/bookDonate/detail?gift=${encodeURIComponent(id)}`,
    }));
  },
};
