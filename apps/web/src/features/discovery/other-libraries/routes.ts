import type { PageRoute } from '../../../lib/page-route.ts';

export const otherLibrariesRoutes = {
  otherSearch: { path: '/otherSearchList', words: 'other-libraries', access: 'public' },
  otherSearchAll: { path: '/otherSearchList2', words: 'other-libraries', access: 'public' },
} as const satisfies Record<string, PageRoute>;
