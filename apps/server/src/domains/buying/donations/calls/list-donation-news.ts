import { listDonationNews } from '@lectern/contracts/buying/donations/list-donation-news';
import { implement } from '../../../../platform/http/implement.ts';
import { announcementsAbout } from '../../../talk/announcements/announcements-about.ts';

export const listDonationNewsCall = implement(listDonationNews)(
  ({ input: { page, rows: limit }, context: { tenant, language }, deps }) =>
    announcementsAbout(deps, { tenant, language }, { topic: 'donation', offset: (page - 1) * limit, limit }),
);
