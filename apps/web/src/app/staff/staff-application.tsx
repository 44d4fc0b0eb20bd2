import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LiveRegion } from '../../components/live-region.tsx';
import { ToastStack } from '../../components/toast-stack.tsx';
import { CallerContext } from '../../lib/caller.ts';
import { queryClient } from '../../lib/query-client.ts';
import { staffCaller } from '../../lib/staff/staff-caller.ts';
import type { Tenant } from '../../lib/tenant.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';
import { WithTenant } from '../with-tenant.tsx';
import { staffRouter } from './staff-router.tsx';

/** Everything that is on every page of the staff. All calls are made in the name of the member who is signed in. */
export function StaffApplication({ tenant }: { readonly tenant: Tenant }) {
  return (
    <QueryClientProvider client={queryClient}>
      <CallerContext value={staffCaller}>
        <WithTenant initial={tenant}>
          <Suspense fallback={<PagePlaceholder />}>
            <RouterProvider router={staffRouter} />
          </Suspense>
          <ToastStack />
          <LiveRegion />
        </WithTenant>
      </CallerContext>
    </QueryClientProvider>
  );
}
