import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Matter } from '@lectern/contracts/shelf/home/get-needs-action';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { matter, type NeedsAction } from '../../../platform/needs-action.ts';
import type { PatronAccount } from '../../../ports/ils/ils-patrons.ts';
import { patronStatus } from './patron-status.ts';

/** A card is told of this many days before its last one. */
export const CARD_EXPIRES_DAYS = 30;

/**
 * What the account of a reader says: that it is blocked, loans that are late or due, a debt, a card that ends soon. One question to the
 * library system.
 */
export const accountMatters: NeedsAction = {
  async tell(deps, tenant, patronId) {
    const account = await deps.ils.of(tenant).patronAccount(patronId);
    if (isRefusalFor(account, PATRON_NOT_FOUND)) return [];
    if (isRefusal(account)) return undefined;
    return mattersOf(account, dateIn(tenant.settings.policy.timeZone, deps.clock.now()));
  },
};

/** `today` is a date in the library's time zone. */
function mattersOf(account: PatronAccount, today: string): Matter[] {
  const { overdueCount, dueSoonCount, expiresOn, owed, accruing, currency, blocks } = account;
  const status = patronStatus(blocks);
  const isDebtBlocking = blocks.some(({ code }) => code === 'FINES_OVER_LIMIT');
  const matters: Matter[] = [];
  if (status !== 'normal') matters.push(matter({ kind: 'blocked', isBlocking: true }));
  if (overdueCount > 0) matters.push(matter({ kind: 'overdue', count: overdueCount }));
  if (owed > 0)
    matters.push(matter({ kind: 'owed', amount: { amount: owed, currency }, isBlocking: isDebtBlocking }));
  if (accruing > 0 && isDebtBlocking)
    matters.push(matter({ kind: 'accruing', amount: { amount: accruing, currency }, isBlocking: true }));
  if (dueSoonCount > 0) matters.push(matter({ kind: 'dueSoon', count: dueSoonCount }));
  if (expiresOn && expiresOn >= today && expiresOn <= addDays(today, CARD_EXPIRES_DAYS))
    matters.push(matter({ kind: 'cardExpires', day: expiresOn }));
  return matters;
}
