import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import { relatePassport } from '@lectern/contracts/people/identity/relate-passport';
import { implement } from '../../../../platform/http/implement.ts';
import { findAccount } from '../../account/accounts.ts';
import { isSceneCaptchaRight } from '../../auth/captcha.ts';
import { checkLinkProof } from '../links/check-binding.ts';
import { linkAccount, readForeignAccount } from '../links/link-account.ts';
import { isSameName } from '../links/same-name.ts';

export const relatePassportCall = implement(relatePassport)(async ({ input, context, deps }) => {
  const { uid, name, captcha } = input;
  const account = await readForeignAccount(deps, context, uid, 'passport');
  if (isRefusal(account)) return account;
  // A code was sent for a captcha already.
  if (captcha && !(await isSceneCaptchaRight(deps, context.tenant.id, captcha))) return refuse(CAPTCHA_WRONG);
  const reader = await checkLinkProof(deps, context, input, async ({ id }) =>
    isSameName(name, (await findAccount(deps, context.tenant.id, id))?.name ?? ''),
  );
  if (isRefusal(reader)) return reader;
  const linked = await linkAccount(deps, context, uid, reader.id);
  return isRefusal(linked) ? linked : { bindFlag: true as const };
});
