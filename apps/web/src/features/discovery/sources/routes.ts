import type { PageRoute } from '../../../lib/page-route.ts';

export const sourcesRoutes = {
  otherLibraries: { path: '/otherLibraryList', words: 'sources', access: 'public' },
} as const satisfies Record<string, PageRoute>;
