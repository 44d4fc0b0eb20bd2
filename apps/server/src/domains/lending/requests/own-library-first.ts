import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { findAccount } from '../../people/account/accounts.ts';

/** What stands in the reader's own library comes first; else the order stays. */
export async function ownLibraryFirst<Place extends { readonly libCode: string }>(
  deps: Pick<Deps, 'db'>,
  { tenant, patron }: Pick<CallContext<'patron'>, 'tenant' | 'patron'>,
  places: readonly Place[],
): Promise<Place[]> {
  const own = (await findAccount(deps, tenant.id, patron.id))?.libraryCode;
  const isOwn = ({ libCode }: Place) => Number(libCode === own);
  return [...places].sort((one, other) => isOwn(other) - isOwn(one));
}
