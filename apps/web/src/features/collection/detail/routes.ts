import type { PageRoute } from '../../../lib/page-route.ts';

export const detailRoutes = {
  detail: { path: '/searchList/bookDetails/:id/:type?', words: 'detail', access: 'public' },
  author: { path: '/author', words: 'detail', access: 'public' },
} as const satisfies Record<string, PageRoute>;
