import type { PageRoute } from '../../../lib/page-route.ts';

export const coursesRoutes = {
  courseReference: { path: '/courseReference', words: 'courses', title: 'title', access: 'public' },
  courseReferenceDetail: { path: '/courseReferenceDetail/:id', words: 'courses', access: 'public' },
  courseBookResource: {
    path: '/courseBookResource',
    words: 'courses',
    title: 'books.title',
    access: 'public',
  },
  courseBookDetail: { path: '/courseBookDetail', words: 'courses', access: 'public' },
} as const satisfies Record<string, PageRoute>;
