import type { PageRoute } from '../../../lib/page-route.ts';

export const scholarRoutes = {
  papers: { path: '/chaoXingSearchList', words: 'scholar', title: 'title', access: 'public' },
  paper: { path: '/chaoXingSearchDetail', words: 'scholar', access: 'public' },
  paperOfResults: { path: '/searchList/otherPaperDetail', words: 'scholar', access: 'public' },
} as const satisfies Record<string, PageRoute>;
