import type { PageRoute } from '../../../lib/page-route.ts';

/** They show nothing themselves and lead to the result list, whose words they fetch. */
export const externalRoutes = {
  external: { path: '/searchListExternal/*', words: 'search', access: 'public' },
  externalResource: { path: '/searchListResource/*', words: 'search', access: 'public' },
} as const satisfies Record<string, PageRoute>;
