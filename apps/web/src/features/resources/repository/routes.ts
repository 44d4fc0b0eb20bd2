import type { PageRoute } from '../../../lib/page-route.ts';

export const repositoryRoutes = {
  repositories: { path: '/digitalNav', words: 'repository', access: 'public' },
  digitalLibrary: { path: '/digitalLibrary', words: 'repository', access: 'public' },
  repositoryDetail: { path: '/digitalNav/detail/:id/:childId?', words: 'repository', access: 'public' },
  specialBases: { path: '/specialBaseNav', words: 'repository', access: 'public' },
  childBases: { path: '/specialBaseNav/childBaseList', words: 'repository', access: 'public' },
  baseByQuery: { path: '/specialBaseNav/specialBaseDetail', words: 'repository', access: 'public' },
  specialBase: { path: '/specialBaseDetail/:id/:twoId?', words: 'repository', access: 'public' },
  ebooks: { path: '/elecBook', words: 'repository', access: 'public' },
  objectFiles: { path: '/fileList', words: 'repository', access: 'public' },
  previewPdf: { path: '/previewPdf/:id1/:id2', words: 'repository', access: 'public', bare: true },
} as const satisfies Record<string, PageRoute>;
