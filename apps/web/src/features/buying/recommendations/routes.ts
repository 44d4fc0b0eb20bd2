import type { PageRoute } from '../../../lib/page-route.ts';

export const recommendationRoutes = {
  /** The library's own form for other systems (pageType 8). */
  customTabs: { path: '/customTabs', words: 'recommendations', title: 'kinds.custom', access: 'patron' },
} as const satisfies Record<string, PageRoute>;
