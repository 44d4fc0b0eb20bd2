import type { PageRoute } from '../../../lib/page-route.ts';

export const researchersRoutes = {
  researchers: { path: '/researcher', words: 'researchers', access: 'public' },
  researcher: { path: '/researcherDetail', words: 'researchers', access: 'public' },
} as const satisfies Record<string, PageRoute>;
