import type { PageRoute } from '../../../lib/page-route.ts';

export const searchRoutes = {
  results: { path: '/searchList', words: 'search', access: 'public' },
} as const satisfies Record<string, PageRoute>;
