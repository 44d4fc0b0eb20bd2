import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { writeCalendar } from './write-calendar.ts';

/** The calendar at a private address; undefined where the address is nobody's, or the reader is gone. */
export async function calendarOf(
  deps: Deps,
  tenant: Tenant,
  token: string,
  page: string,
): Promise<string | Refusal<'ILS_UNAVAILABLE'> | undefined> {
  const feed = await calendarFeeds.find(deps.db, tenant.id, token);
  if (!feed) return undefined;
  const { patronId, language } = feed;
  const ils = deps.ils.of(tenant);
  const [loans, kept, places] = await Promise.all([
    ils.loans(patronId),
    unlessAway(ils.holds?.ready(patronId)),
    placeNames(deps.db, tenant.id, language),
  ]);
  if (isRefusal(loans)) {
    return loans.code === 'ILS_UNAVAILABLE' ? (loans as Refusal<'ILS_UNAVAILABLE'>) : undefined;
  }
  return writeCalendar({ tenant, language, loans, kept: kept ?? [], places, page, now: deps.clock.now() });
}
