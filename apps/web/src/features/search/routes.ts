import type { PageRoute } from '../../lib/page-route.ts';

export const searchRoutes = {
  results: { path: '/searchList', words: 'search', access: 'public' },
  advanced: { path: '/advanceSearch', words: 'advanced', title: 'title', access: 'public' },
  front: { path: '/searchHome', words: 'front', title: 'title', access: 'public' },
  external: { path: '/searchListExternal/*', words: 'search', access: 'public' },
  externalResource: { path: '/searchListResource/*', words: 'search', access: 'public' },
  otherLibraries: { path: '/otherLibraryList', words: 'sources', access: 'public' },
} as const satisfies Record<string, PageRoute>;
