import type { Deps } from '../../../platform/deps.ts';
import { listProviderRows } from './store/provider-store.ts';
import type { ProviderTable } from './tables.ts';

/** All outside sources of a library in their order, those that are off too: their codes are taken. */
export function providerRows({ db }: Pick<Deps, 'db'>, tenantId: string): Promise<readonly ProviderTable[]> {
  return listProviderRows(db, tenantId);
}
