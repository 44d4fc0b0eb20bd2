import type { PageRoute } from '../../../lib/page-route.ts';

export const bookListRoutes = {
  bookLists: { path: '/bookListNav/:id?/:type?', words: 'booklists', access: 'public' },
  ownBookList: {
    path: '/personalCenter/bookListDetails/:id/:type',
    words: 'booklists',
    title: 'edit',
    access: 'patron',
  },
} as const satisfies Record<string, PageRoute>;
