import { createHashRouter, type RouteObject } from 'react-router';
import type { StaffPage } from '../../lib/staff/staff-page.ts';
import { closeDialogsOnBack } from '../back-closes-dialogs.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';
import { RouteFailure } from '../route-failure.tsx';
import { StaffPageView } from './staff-page-view.tsx';
import { STAFF_PAGES } from './staff-pages.ts';
import { StaffRoot } from './staff-root.tsx';
import { StaffStart } from './staff-start.tsx';

function pageRoute(page: StaffPage): RouteObject {
  return {
    path: page.path,
    lazy: async () => {
      const { default: Component } = await page.load();
      return { element: <StaffPageView key={page.path} page={page} Component={Component} /> };
    },
  };
}

closeDialogsOnBack(() => staffRouter);

/** The pages of the staff: `/demo/staff/#/readers`. An unknown address leads to the start. */
export const staffRouter = createHashRouter([
  {
    element: <StaffRoot />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <PagePlaceholder />,
    children: [
      {
        errorElement: <RouteFailure />,
        children: [...STAFF_PAGES.map(pageRoute), { path: '*', element: <StaffStart /> }],
      },
    ],
  },
]);
