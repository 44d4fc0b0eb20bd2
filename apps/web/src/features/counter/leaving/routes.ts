import type { PageRoute } from '../../../lib/page-route.ts';

export const leavingRoutes = {
  left: { path: '/hasLeft', words: 'leaving', title: 'left', access: 'public' },
} as const satisfies Record<string, PageRoute>;
