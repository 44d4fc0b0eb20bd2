import { themeOf } from '@lectern/rules/theme/theme';
import { useEffect } from 'react';
import { type Tenant, TenantContext, useTenantCalls } from '../lib/tenant.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { useColourMode } from '../theme/use-colour-mode.ts';

/** Gives the tenant to all that is inside, and its colours to the page. `initial` is what was known when the page started. */
export function WithTenant({
  initial,
  children,
}: {
  readonly initial: Tenant;
  readonly children: React.ReactNode;
}) {
  const tenant = useTenantCalls(initial);
  const { mode } = useColourMode();
  useEffect(() => applyTheme(themeOf(tenant.settings, mode)), [tenant.settings, mode]);
  return <TenantContext value={tenant}>{children}</TenantContext>;
}
