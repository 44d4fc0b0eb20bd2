import { themeOf } from '@lectern/rules/theme/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LiveRegion } from '../components/live-region.tsx';
import { ToastStack } from '../components/toast-stack.tsx';
import { queryClient } from '../lib/query-client.ts';
import { type Tenant, TenantContext, useTenantCalls } from '../lib/tenant.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { useColourMode } from '../theme/use-colour-mode.ts';
import { PagePlaceholder } from './page-placeholder.tsx';
import { router } from './router.tsx';

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

function WithTenant({ initial, children }: { readonly initial: Tenant; readonly children: React.ReactNode }) {
  const tenant = useTenantCalls(initial);
  const { mode } = useColourMode();
  useEffect(() => applyTheme(themeOf(tenant.settings, mode)), [tenant.settings, mode]);
  return <TenantContext value={tenant}>{children}</TenantContext>;
}
