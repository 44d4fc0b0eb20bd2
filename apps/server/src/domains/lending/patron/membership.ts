import type { MembershipSettings } from '@lectern/contracts/people/tenant/membership-settings';
import { addDays } from '../../../platform/clock.ts';
import type { PatronAccount } from '../../../ports/ils/ils-patrons.ts';

/** Until when the reader can renew the membership now; undefined where the library does not let this reader do it today. */
export function renewsUntil(
  { expiresOn, patronGroup, blocks }: Pick<PatronAccount, 'expiresOn' | 'patronGroup' | 'blocks'>,
  { days, beforeDays, afterDays, groups }: MembershipSettings,
  today: string,
): string | undefined {
  if (days === 0 || expiresOn === null) return undefined;
  if (groups.length > 0 && !groups.includes(patronGroup)) return undefined;
  if (blocks.some(({ code }) => code !== 'ACCOUNT_EXPIRED')) return undefined;
  const isInTime = today >= addDays(expiresOn, -beforeDays) && today <= addDays(expiresOn, afterDays);
  return isInTime ? addDays(expiresOn > today ? expiresOn : today, days) : undefined;
}
