import type { PageRoute } from '../../../lib/page-route.ts';

export const titlesRoutes = {
  titles: { path: '/magazineNav', words: 'titles', access: 'public' },
  title: { path: '/magazineNavDetail', words: 'titles', access: 'public' },
} as const satisfies Record<string, PageRoute>;
