import type { PageRoute } from '../../../lib/page-route.ts';

export const donationRoutes = {
  donate: { path: '/donate', words: 'donations', title: 'give', access: 'patron' },
  bookDonate: { path: '/bookDonate', words: 'donations', title: 'page.title', access: 'public' },
  /** `?gift=` is one gift; news have a page of their own. */
  bookDonateDetail: { path: '/bookDonate/detail', words: 'donations', title: 'gift.title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
