import {
  SETTINGS_VERSION,
  type TenantSettings,
  tenantSettingsSchema,
} from '@lectern/contracts/people/tenant/tenant-settings';
import type { DemoTenant } from './demo-tenant.ts';
import { TENANTS } from './tenants.ts';

/** A second person approves refunds above this, minor units. */
const REFUND_LIMIT = 2000;

/** The settings of a demo library. What the demo does not say keeps its default, and readers can try to pay: no money moves. */
export function demoSettings(demo: DemoTenant): TenantSettings {
  const { groupCode: _code, mappingPath: _path, ...settings } = TENANTS[demo];
  return tenantSettingsSchema.parse({
    version: SETTINGS_VERSION,
    payments: { sandbox: true, refundLimit: REFUND_LIMIT },
    ...settings,
  });
}
