import { CAPTCHA_WRONG } from '@lectern/contracts/auth/errors';
import { relatePassport } from '@lectern/contracts/identity/relate-passport';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { isCaptchaRight } from '../../auth/captcha.ts';
import { checkReaderPassword } from './check-binding.ts';
import { linkAccount, readForeignAccount } from './link-account.ts';

export const relatePassportCall = implement(relatePassport)(async ({ input, context, deps }) => {
  const account = await readForeignAccount(deps, context, input.uid, 'passport');
  if (isRefusal(account)) return account;
  if (!(await isCaptchaRight(deps, context.tenant.id, input))) return refuse(CAPTCHA_WRONG);
  const given = { username: input.primaryId, password: input.password };
  const reader = await checkReaderPassword(deps, context, given, async ({ id }) =>
    isSameName(input.name, (await findAccount(deps, context.tenant.id, id))?.name ?? ''),
  );
  if (isRefusal(reader)) return reader;
  const linked = await linkAccount(deps, context, input.uid, reader.id);
  return isRefusal(linked) ? linked : { bindFlag: true as const };
});

/** Names are compared without regard to width, case and spaces. */
function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}
