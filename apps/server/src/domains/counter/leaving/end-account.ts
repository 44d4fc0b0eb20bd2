import { LEAVING_ELSEWHERE } from '@lectern/contracts/counter/leaving/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { noteChange } from '../../../platform/audit/note-change.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { ReaderRecord } from '../../../ports/ils/ils-readers.ts';
import type { Away, NoPatron } from '../../../ports/ils/ils-refusals.ts';
import { endAllLinks } from '../../lending/cards-elsewhere/end-links.ts';
import { findPicture, removePictureFile } from '../../people/account/picture/replace-picture.ts';
import { findReachable } from '../../people/account/reachable.ts';
import { removeAccount } from '../../people/account/remove-account.ts';
import { removeLinks } from '../../people/identity/links/remove-links.ts';
import { removePasskeys } from '../../people/passkeys/remove-passkeys.ts';
import { endSecondFactorIn } from '../../people/second-factor/end-second-factor.ts';
import { forgetSecret } from '../../people/second-factor/totp.ts';

/**
 * Ends the account of a reader in the library system and here, in one transaction: nobody signs in to it afterwards, in whatever way. The
 * picture is removed afterwards, because files are in no transaction. What staff do is audited.
 */
export async function endAccount(
  deps: Deps,
  { tenant, language, staffId }: Pick<CallContext, 'tenant' | 'language'> & { readonly staffId?: string },
  patronId: string,
): Promise<ReaderRecord | NoPatron | Away | Refusal<'LEAVING_ELSEWHERE' | 'LEAVING_OUTSTANDING'>> {
  const { readers } = deps.ils.of(tenant);
  if (!readers) return refuse(LEAVING_ELSEWHERE);
  const now = deps.clock.now();
  const account = await findReachable(deps.db, tenant.id, patronId);
  const forgets = await deps.forgetReader();
  const picture = await findPicture(deps.db, tenant.id, patronId);
  const left = await readers.leave(patronId, async (tx, after) => {
    if (account) await endSecondFactorIn(tx, account, { tenantId: tenant.id, language, now });
    await removeLinks(tx, tenant.id, patronId);
    await removePasskeys(tx, tenant.id, patronId);
    for (const forget of forgets) await forget(tx, tenant.id, patronId, deps);
    await endAllLinks(tx, tenant.id, patronId);
    await removeAccount(tx, tenant.id, patronId, now.toISOString());
    if (staffId !== undefined) {
      const [before, leftAt] = [{ status: after.status }, { status: 'left' }];
      const change = { action: 'readers.leave', subject: patronId, before, after: leftAt } as const;
      await noteChange(tx, tenant.id, { staffId, ...change, at: now.toISOString() });
    }
  });
  if (isRefusal(left)) return left;
  await forgetSecret(deps, tenant.id, patronId);
  if (picture) await removePictureFile(deps, tenant.id, picture);
  return left;
}
