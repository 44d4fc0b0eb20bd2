import { BROWSING_PATHS } from '@lectern/contracts/browsing-calls';
import { BROWSING_RESTRICTED } from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { isBrowsingRestricted } from '@lectern/contracts/people/tenant/browsing';
import { textsIn } from '@lectern/contracts/people/tenant/tenant-texts';
import type { Tenant } from '../tenants/tenant-registry.ts';
import type { CallContext } from './implement.ts';

/** The refusal of a call by which a stranger would see the catalogue of a library that shows it to its readers only. */
export function refuseBrowsing(
  contract: AnyEndpoint,
  { tenant, language, patron, staff }: CallContext,
): Refusal<'BROWSING_RESTRICTED'> | undefined {
  if (patron || staff || !BROWSING_PATHS.has(contract.path)) return undefined;
  return browsingRefusal(tenant, language);
}

/** The refusal for strangers, with the hint of the library; undefined where anybody may browse. */
export function browsingRefusal(
  { settings }: Tenant,
  language: Language,
): Refusal<'BROWSING_RESTRICTED'> | undefined {
  if (!isBrowsingRestricted(settings.public)) return undefined;
  const texts = textsIn(settings.texts, language, settings.public.defaultLanguage);
  return refuse(BROWSING_RESTRICTED, { hint: texts.platformBrowseRestrictHint });
}
