import type { PageRoute } from '../../../lib/page-route.ts';

export const topicRoutes = {
  topics: { path: '/specialNav/:id?', words: 'topics', access: 'public' },
} as const satisfies Record<string, PageRoute>;
