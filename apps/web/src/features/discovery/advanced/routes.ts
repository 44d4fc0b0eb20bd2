import type { PageRoute } from '../../../lib/page-route.ts';

export const advancedRoutes = {
  advanced: { path: '/advanceSearch', words: 'advanced', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
