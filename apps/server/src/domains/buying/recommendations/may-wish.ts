import {
  WISH_ACCOUNT_FROZEN,
  WISH_CONTACT_UNVERIFIED,
  WISH_DAY_USED_UP,
  WISH_NOT_OFFERED,
  WISH_TOO_MANY_OPEN,
} from '@lectern/contracts/buying/recommendations/errors';
import type { WishKind } from '@lectern/contracts/buying/recommendations/wish';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/day-bounds.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type Account, findAccount } from '../../people/account/accounts.ts';
import { offeredKinds } from './offered-kinds.ts';
import { countJoinedSince, countOpenOf } from './store/reader-store.ts';

type Hindered = 'ILS_UNAVAILABLE' | 'WISH_ACCOUNT_FROZEN' | 'WISH_CONTACT_UNVERIFIED' | 'WISH_NOT_OFFERED';

/** Why a reader may not wish for something of one of these kinds; undefined where nothing hinders. */
export async function whyNotAllowed(
  deps: Deps,
  tenant: Tenant,
  patronId: string,
  kinds: readonly WishKind[],
): Promise<Refusal<Hindered> | undefined> {
  if (!offeredKinds(tenant).some((kind) => kinds.includes(kind))) return refuse(WISH_NOT_OFFERED);
  if (tenant.settings.wishes.contact !== '') {
    const account = await findAccount(deps, tenant.id, patronId);
    if (!account || !isReachable(account, tenant)) return refuse(WISH_CONTACT_UNVERIFIED);
  }
  const known = await deps.ils.of(tenant).patronAccount(patronId);
  if (isRefusal(known)) {
    // A reader whom the library system does not know has nothing that could be frozen.
    return known.code === 'ILS_UNAVAILABLE'
      ? (known as Refusal<'ILS_UNAVAILABLE'>)
      : refuse(WISH_ACCOUNT_FROZEN);
  }
  return known.blocks.some(({ code }) => code === 'ACCOUNT_FROZEN') ? refuse(WISH_ACCOUNT_FROZEN) : undefined;
}

/** Whether the contact that the library asks for is verified (the numbers of `bindMailOrPhone`). */
function isReachable({ emailVerified, phoneVerified }: Account, { settings: { wishes } }: Tenant): boolean {
  switch (wishes.contact) {
    case '':
      return true;
    case '1':
      return emailVerified || phoneVerified;
    case '2':
      return emailVerified && phoneVerified;
    case '3':
      return phoneVerified;
    case '4':
      return emailVerified;
  }
}

/** How many wishes a reader can still make. */
export interface LeftWishes {
  readonly today: number;
  readonly open: number;
}

export async function leftWishes(
  db: Db | Tx,
  tenant: Tenant,
  patronId: string,
  now: Date,
): Promise<LeftWishes> {
  const { policy, wishes } = tenant.settings;
  const since = startOfDay(policy.timeZone, dateIn(policy.timeZone, now));
  const joined = await countJoinedSince(db, tenant.id, patronId, since);
  const open = await countOpenOf(db, tenant.id, patronId);
  return { today: Math.max(0, wishes.perDay - joined), open: Math.max(0, wishes.mostOpen - open) };
}

/** The limit that one more wish would pass; undefined where it fits. */
export function passedLimit(
  { settings: { wishes } }: Tenant,
  left: LeftWishes,
): Refusal<'WISH_DAY_USED_UP' | 'WISH_TOO_MANY_OPEN'> | undefined {
  if (left.today === 0) return refuse(WISH_DAY_USED_UP, { most: wishes.perDay });
  return left.open === 0 ? refuse(WISH_TOO_MANY_OPEN, { most: wishes.mostOpen }) : undefined;
}
