import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { bindUser } from '@lectern/contracts/people/identity/bind-user';
import { implement } from '../../../../platform/http/implement.ts';
import { checkBinding } from '../links/check-binding.ts';
import { linkAccount, readForeignAccount } from '../links/link-account.ts';

export const bindUserCall = implement(bindUser)(async ({ input, context, deps }) => {
  const account = await readForeignAccount(deps, context, input.uid, 'passport');
  if (isRefusal(account)) return account;
  const reader = await checkBinding(deps, context, input);
  if (isRefusal(reader)) return reader;
  const linked = await linkAccount(deps, context, input.uid, reader.id);
  return isRefusal(linked) ? linked : { bindFlag: true as const };
});
