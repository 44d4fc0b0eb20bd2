import type { PageRoute } from '../../../lib/page-route.ts';

export const compareRoutes = {
  compare: { path: '/compare', words: 'compare', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
