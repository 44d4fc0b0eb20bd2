import { getForeignAccount } from '@lectern/contracts/identity/get-foreign-account';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { readForeignAccount } from './link-account.ts';

export const getForeignAccountCall = implement(getForeignAccount)(async ({ input, context, deps }) => {
  const account = await readForeignAccount(deps, context, input.ticket);
  return isRefusal(account) ? account : { provider: account.provider, name: account.name };
});
