import type { PageRoute } from '../../lib/page-route.ts';

export const frontRoutes = {
  front: { path: '/searchHome', words: 'front', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
