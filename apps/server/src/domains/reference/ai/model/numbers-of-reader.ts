import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { contactsOf } from '../../../people/account/reader-accounts.ts';

/** The card, phone and mail address of a reader: in a question they are masked, however short they are. */
export async function numbersOfReader(
  { db, ils }: Pick<Deps, 'db' | 'ils'>,
  tenant: Tenant,
  patronId: string,
): Promise<readonly string[]> {
  const [account, contacts] = await Promise.all([
    ils.of(tenant).patronAccount(patronId),
    contactsOf(db, tenant.id, [patronId]),
  ]);
  const { phone = '', email = '' } = contacts.get(patronId) ?? {};
  return [isRefusal(account) ? '' : account.primaryId, phone, email].filter(Boolean);
}
