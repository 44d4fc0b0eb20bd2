import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { bindOwnPassport } from '@lectern/contracts/people/identity/bind-own-passport';
import { implement } from '../../../../platform/http/implement.ts';
import { checkLinkProof } from '../links/check-binding.ts';
import { linkAccount, readForeignAccount } from '../links/link-account.ts';

export const bindOwnPassportCall = implement(bindOwnPassport)(async ({ input, context, deps }) => {
  const account = await readForeignAccount(deps, context, input.uid, 'passport');
  if (isRefusal(account)) return account;
  // Another reader's password or code is as good as a wrong one: only one's own account can be linked here.
  const reader = await checkLinkProof(deps, context, input, async ({ id }) => id === context.patron.id);
  if (isRefusal(reader)) return reader;
  const linked = await linkAccount(deps, context, input.uid, reader.id);
  return isRefusal(linked) ? linked : { bindFlag: true as const };
});
