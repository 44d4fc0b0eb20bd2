import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Account } from '../domains/people/account/accounts.ts';
import { findAccountOf } from '../domains/people/contacts/contacts-by-operator.ts';
import type { Deps } from '../platform/deps.ts';
import type { Tenant } from '../platform/tenants/tenant-registry.ts';
import { type Arguments, CommandError, required } from './command.ts';
import { withTenant } from './with-deps.ts';

/** The options that name a reader. */
export const OF_READER = { tenant: { type: 'string' }, account: { type: 'string' } } as const;

/** Work on the reader that --tenant and --account name. */
export function withReader(
  args: Arguments,
  work: (deps: Deps, tenant: Tenant, account: Account) => Promise<number>,
): Promise<number> {
  return withTenant(args, async (deps, tenant) => work(deps, tenant, await readerOf(deps, tenant, args)));
}

export async function readerOf(deps: Deps, tenant: Tenant, args: Arguments): Promise<Account> {
  const primaryId = required(args, 'account');
  const account = await findAccountOf(deps, tenant, primaryId);
  if (isRefusal(account)) throw new CommandError('The library system does not answer.');
  if (!account) throw new CommandError(`There is no reader ${primaryId}.`);
  return account;
}
