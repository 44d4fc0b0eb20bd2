import type { PageRoute } from '../../../lib/page-route.ts';

export const browseRoutes = {
  category: { path: '/categorySearchList', words: 'browse', access: 'public' },
  index: { path: '/indexSearch', words: 'browse', title: 'index.title', access: 'public' },
  places: { path: '/collectionNav', words: 'browse', title: 'places.title', access: 'public' },
  place: { path: '/collectionNavDetail', words: 'browse', access: 'public' },
} as const satisfies Record<string, PageRoute>;
