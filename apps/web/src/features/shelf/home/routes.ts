import type { PageRoute } from '../../../lib/page-route.ts';

export const homeRoutes = {
  home: { path: '/home', words: 'home', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
