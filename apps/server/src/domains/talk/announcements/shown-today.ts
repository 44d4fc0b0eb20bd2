import type { Language } from '@lectern/contracts/kernel/languages';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Reading } from './present-announcements.ts';

/** Today in the library, YYYY-MM-DD. */
export function todayOf({ clock }: Pick<Deps, 'clock'>, tenant: Tenant): string {
  return dateIn(tenant.settings.policy.timeZone, clock.now());
}

/** For whom texts are chosen. */
export function readingOf(tenant: Tenant, language: Language): Reading {
  return { language, defaultLanguage: tenant.settings.public.defaultLanguage };
}
