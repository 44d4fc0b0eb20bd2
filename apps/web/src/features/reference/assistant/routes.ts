import type { PageRoute } from '../../../lib/page-route.ts';

export const assistantRoutes = {
  aiSearch: { path: '/aiSearch', words: 'assistant', access: 'public' },
} as const satisfies Record<string, PageRoute>;
