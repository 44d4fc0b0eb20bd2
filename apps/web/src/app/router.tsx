import { createHashRouter, Navigate } from 'react-router';
import { PagePlaceholder } from './page-placeholder.tsx';
import { RouteFailure } from './route-failure.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * The pages that exist, at the specification's paths (hash-based, without regard to case; what is unknown leads home).
 * A page is a module of `pages/` that exports `Component`; it joins features and is fetched when first visited.
 */
export const router = createHashRouter([
  {
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      { path: '/login', lazy: () => import('./pages/login-page.tsx') },
      {
        element: <Shell />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [
              { path: '/home', lazy: () => import('./pages/home-page.tsx') },
              { path: '/searchList', lazy: () => import('./pages/results-page.tsx') },
              {
                path: '/searchList/bookDetails/:id/:type?',
                lazy: () => import('./pages/detail-page.tsx'),
              },
              { path: '/personalCenter/:section?', lazy: () => import('./pages/personal-page.tsx') },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/home" replace /> },
    ],
  },
]);
