import type { Language } from '@lectern/contracts/kernel/languages';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { EresourceReading } from './store/eresource-list-store.ts';

/** For whom databases are listed. */
export interface Reader {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** Today in the library, YYYY-MM-DD. */
export function todayIn({ clock }: Pick<Deps, 'clock'>, tenant: Tenant): string {
  return dateIn(tenant.settings.policy.timeZone, clock.now());
}

/** The list of databases that readers of a language see today. */
export function shownToday(
  deps: Pick<Deps, 'clock'>,
  { tenant, language }: Reader,
): EresourceReading & { readonly today: string } {
  return { tenantId: tenant.id, language, today: todayIn(deps, tenant) };
}
