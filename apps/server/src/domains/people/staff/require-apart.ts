import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { SECOND_PERSON_NOT_APART } from '@lectern/contracts/people/staff/errors';
import { later } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { areApart } from './staff-changes.ts';

/** Refuses a second person who may be the first one: within `policy.secondPersonDays` one of them had the account of the other in hand. */
export async function requireApart(
  db: Db,
  { id, settings }: Tenant,
  { first, second, now }: { readonly first: string; readonly second: string; readonly now: Date },
): Promise<true | Refusal<'SECOND_PERSON_NOT_APART'>> {
  const days = settings.policy.secondPersonDays;
  if (days === 0) return true;
  const since = later(now, -days * 86_400);
  return (await areApart(db, id, { first, second, since })) || refuse(SECOND_PERSON_NOT_APART, { days });
}
