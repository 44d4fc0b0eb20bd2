import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LiveRegion } from '../components/live-region.tsx';
import { ToastStack } from '../components/toast-stack.tsx';
import { queryClient } from '../lib/query-client.ts';
import type { Tenant } from '../lib/tenant.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { router } from './router.tsx';
import { WithTenant } from './with-tenant.tsx';

/** Everything that is on every page, around the page. */
export function Application({ tenant }: { readonly tenant: Tenant }) {
  return (
    <QueryClientProvider client={queryClient}>
      <WithTenant initial={tenant}>
        <Suspense fallback={<PagePlaceholder />}>
          <RouterProvider router={router} />
        </Suspense>
        <ToastStack />
        <LiveRegion />
      </WithTenant>
    </QueryClientProvider>
  );
}
