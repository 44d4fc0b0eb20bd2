import type { PageRoute } from '../../../lib/page-route.ts';

export const allianceRoutes = {
  alliance: { path: '/unionSearchList', words: 'alliance', title: 'title', access: 'public' },
} as const satisfies Record<string, PageRoute>;
