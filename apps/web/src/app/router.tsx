import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PAGES, type PageModule } from './pages.ts';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell/shell.tsx';

function pageRoute({ path, load }: { path: string; load: () => Promise<PageModule> }): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).Component }) };
}

const { login, ...inShell } = PAGES;
const pagesInShell = Object.values<{ path: string; load: () => Promise<PageModule> }>(inShell);

/** Addresses are hash-based and read without regard to case; what is unknown leads home. */
export const router = createHashRouter([
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      pageRoute(login),
      {
        element: <Shell />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: pagesInShell.map(pageRoute),
          },
        ],
      },
      { path: '*', element: <Navigate to="/home" replace /> },
    ],
  },
]);
