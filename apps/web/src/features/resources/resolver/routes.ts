import type { PageRoute } from '../../../lib/page-route.ts';

export const resolverRoutes = {
  resolver: { path: '/resolver', words: 'resolver', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
