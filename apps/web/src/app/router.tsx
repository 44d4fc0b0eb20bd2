import { createHashRouter, Navigate, type RouteObject } from 'react-router';
import { closeDialogsOnBack } from './back-closes-dialogs.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { PageView } from './page-view.tsx';
import { type Page, pageNamed } from './pages.ts';
import { ReaderPages } from './reader-pages.tsx';
import { RouteFailure } from './route-failure.tsx';
import { type PageName, ROUTES } from './routes.ts';
import { Shell } from './shell/shell.tsx';
import { UnknownAddress } from './unknown-address.tsx';

function pageRoute({ load, ...route }: Page): RouteObject {
  return {
    path: route.path,
    lazy: async () => {
      const { default: Component } = await load();
      return { element: <PageView key={route.path} route={route} Component={Component} /> };
    },
  };
}

const pages = (Object.keys(ROUTES) as PageName[]).map(pageNamed);

closeDialogsOnBack(() => router);

/** Addresses are hash-based and case-insensitive. The root leads home; an unknown address, too, and the home page then says why. */
export const router = createHashRouter([
  {
    element: <ReaderPages />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      ...pages.filter(({ bare }) => bare).map(pageRoute),
      {
        element: <Shell />,
        children: [
          {
            errorElement: <RouteFailure />,
            children: [
              ...pages.filter(({ bare }) => !bare).map(pageRoute),
              { path: '*', element: <UnknownAddress /> },
            ],
          },
        ],
      },
      { path: '/', element: <Navigate to="/home" replace /> },
    ],
  },
]);
