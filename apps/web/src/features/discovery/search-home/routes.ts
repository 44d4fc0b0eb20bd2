import type { PageRoute } from '../../../lib/page-route.ts';

export const searchHomeRoutes = {
  searchHome: { path: '/searchHome', words: 'search-home', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
