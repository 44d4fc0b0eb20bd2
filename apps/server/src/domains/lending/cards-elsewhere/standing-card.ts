import { isRefusal, isRefusalFor, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_STOPPED } from '@lectern/contracts/lending/cards-elsewhere/errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { ACCOUNT_FROZEN, CARD_LOST } from '@lectern/contracts/library-system/patron-block-errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { findOwnPassword } from '../../people/account/own-password.ts';

/**
 * Whether a card stands: not lost, frozen or gone. Answers when the password of its account was set last, so that a change can be seen;
 * empty where the portal has no account of the reader. An account that has only expired, or owes money, is still its reader's.
 */
export async function standingCard(
  deps: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<{ readonly passwordAsOf: string } | Refusal<'CARD_STOPPED'> | Away> {
  const account = await deps.ils.of(tenant).patronAccount(patronId);
  if (isRefusalFor(account, PATRON_NOT_FOUND)) return refuse(CARD_STOPPED);
  if (isRefusal(account)) return account;
  const isStopped = account.blocks.some(
    (block) => isRefusalFor(block, CARD_LOST) || isRefusalFor(block, ACCOUNT_FROZEN),
  );
  if (isStopped) return refuse(CARD_STOPPED);
  const password = await findOwnPassword(deps, tenant.id, patronId);
  return { passwordAsOf: password?.changedAt ?? '' };
}
