import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getForeignAccount } from '@lectern/contracts/people/identity/get-foreign-account';
import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import { implement } from '../../../../platform/http/implement.ts';
import { canSend } from '../../contacts/daily-limits.ts';
import { readForeignAccount } from '../links/link-account.ts';

export const getForeignAccountCall = implement(getForeignAccount)(async ({ input, context, deps }) => {
  const account = await readForeignAccount(deps, context, input.ticket);
  if (isRefusal(account)) return account;
  const ways = CONTACT_KINDS.filter((kind) => canSend(deps, context.tenant, kind));
  return { provider: account.provider, name: account.name, ways };
});
