import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_LIBRARY_UNKNOWN, CARDS_ELSEWHERE_OFF } from '@lectern/contracts/lending/cards-elsewhere/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** A refusal where the library takes no part. */
export function refuseWhereOff({ settings }: Tenant): Refusal<'CARDS_ELSEWHERE_OFF'> | undefined {
  return settings.policy.cardsElsewhere ? undefined : refuse(CARDS_ELSEWHERE_OFF);
}

/** The other libraries of the installation that take part. */
export async function otherLibraries(
  { tenants }: Pick<Deps, 'tenants'>,
  { id }: Tenant,
): Promise<readonly Tenant[]> {
  return (await tenants.all()).filter((one) => one.id !== id && !refuseWhereOff(one));
}

/** The other library with this mapping path; whether it does not exist or takes no part is not told. */
export async function otherLibrary(
  deps: Pick<Deps, 'tenants'>,
  tenant: Tenant,
  mappingPath: string,
): Promise<Tenant | Refusal<'CARD_LIBRARY_UNKNOWN'>> {
  const other = (await otherLibraries(deps, tenant)).find((one) => one.mappingPath === mappingPath);
  return other ?? refuse(CARD_LIBRARY_UNKNOWN);
}

/** A library as the answers name it. */
export function presentLibrary({ mappingPath, settings }: Tenant, language: Language) {
  return { mappingPath, name: nameIn(settings.names, language, settings.public.defaultLanguage) };
}
