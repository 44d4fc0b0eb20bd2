import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { TransactionReader } from './present-transaction.ts';
import type { Transaction } from './transaction-store.ts';

/** The reader of a transaction of the borrowing side; null on the other side, and where the library system does not say. */
export async function readerOfTransaction(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
  { patron_id: patronId }: Transaction,
): Promise<TransactionReader | null> {
  if (patronId === '') return null;
  const account = await ils.of(tenant).patronAccount(patronId);
  if (isRefusal(account)) return null;
  return { patronId, primaryId: account.primaryId, name: account.name };
}
