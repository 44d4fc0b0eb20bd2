import type { PageRoute } from '../../../lib/page-route.ts';

export const databasesRoutes = {
  databases: { path: '/dataBaseNav', words: 'databases', access: 'public' },
  database: { path: '/dataBaseNav/details/:id', words: 'databases', access: 'public' },
  databasesExternal: { path: '/dataBaseNavExternal', words: 'databases', access: 'public' },
  newDatabases: { path: '/newDataBase', words: 'databases', access: 'public' },
  newDatabase: { path: '/newDataBase/details/:id', words: 'databases', access: 'public' },
} as const satisfies Record<string, PageRoute>;
