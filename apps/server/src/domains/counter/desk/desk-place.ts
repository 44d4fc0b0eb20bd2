import type { Language } from '@lectern/contracts/kernel/languages';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/implement.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsDesk } from '../../../ports/ils/ils-desk.ts';
import { type PlaceNames, placeNames } from '../../collection/vocabulary/places/place-names.ts';
import { deskOf } from '../../people/staff/desk-of.ts';
import type { DeskWords } from './present-desk-item.ts';

interface StaffContext {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly staff: StaffActor;
}

/** The desk of the tenant's library system; a refusal where loans are made in another program. */
export function deskOfTenant(
  { ils }: Pick<Deps, 'ils'>,
  { tenant }: Pick<StaffContext, 'tenant'>,
): IlsDesk | Refusal<'DESK_ELSEWHERE'> {
  return ils.of(tenant).desk ?? refuse(DESK_ELSEWHERE);
}

/** The desk, and the library in which the caller works. */
export function placedDesk(
  deps: Pick<Deps, 'ils'>,
  context: StaffContext,
): { readonly desk: IlsDesk; readonly libraryCode: string } | Refusal<'DESK_ELSEWHERE' | 'DESK_NOT_CHOSEN'> {
  const desk = deskOfTenant(deps, context);
  if (isRefusal(desk)) return desk;
  const place = deskOf(context.staff);
  return isRefusal(place) ? place : { desk, libraryCode: place.libraryCode };
}

/** What presenting a copy to the caller takes. */
export async function deskWords(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenant, language }: Pick<StaffContext, 'tenant' | 'language'>,
): Promise<DeskWords & { readonly places: PlaceNames }> {
  const { policy } = tenant.settings;
  const now = clock.now();
  const places = await placeNames(db, tenant.id, language);
  return { language, places, policy, now: now.toISOString(), today: dateIn(policy.timeZone, now) };
}
