import type { PageRoute } from '../../lib/page-route.ts';

export const loginRoutes = {
  login: { path: '/login', words: 'login', title: 'title', access: 'public', bare: true },
} as const satisfies Record<string, PageRoute>;
