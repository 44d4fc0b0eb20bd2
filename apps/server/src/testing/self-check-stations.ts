import type { StationKind } from '@lectern/contracts/counter/self-check/station-views';
import { selfCheckSettingsSchema } from '@lectern/contracts/people/tenant/self-check-settings';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { addStation } from '../domains/counter/self-check/station-store.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { TENANT } from './built-rows.ts';
import type { TestApp } from './test-app.ts';
import { putSettings, testSettings } from './test-settings.ts';

/** Lets tenant `alpha` offer self check-out, with these settings besides. */
export async function offerSelfCheck(
  app: Pick<TestApp, 'deps'>,
  change: Partial<TenantSettings['policy']['selfCheck']> = {},
  more: Partial<TenantSettings> = {},
): Promise<void> {
  const settings = testSettings('alpha');
  const selfCheck = selfCheckSettingsSchema.parse({ on: true, ...change });
  await putSettings(app, { ...settings, ...more, policy: { ...settings.policy, selfCheck } });
  await app.deps.tenants.refresh();
}

/** A station that staff opened: its id and its token. */
export function buildStation(
  { deps: { db, clock } }: Pick<TestApp, 'deps'>,
  { kind = 'counter' as StationKind, libraryCode = 'MAIN', tenantId = TENANT } = {},
) {
  const station = { kind, library_code: libraryCode, name: 'Foyer' };
  return inTransaction(db, (tx) => addStation(tx, tenantId, station, clock.now().toISOString()));
}
