import type { PageRoute } from '../../../lib/page-route.ts';

export const rankingRoutes = {
  hotBook: { path: '/hotBook', words: 'rankings', title: 'hotBook.title', access: 'public' },
  readRange: { path: '/readRange', words: 'rankings', title: 'readRange.title', access: 'public' },
  collect: { path: '/collect', words: 'rankings', title: 'collect.title', access: 'public' },
  grade: { path: '/grade', words: 'rankings', title: 'grade.title', access: 'public' },
  newBookInform: {
    path: '/newBookInform',
    words: 'rankings',
    title: 'newBookInform.title',
    access: 'public',
  },
} as const satisfies Record<string, PageRoute>;
