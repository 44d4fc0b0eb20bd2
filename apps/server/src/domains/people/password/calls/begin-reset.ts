import { refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import { beginReset } from '@lectern/contracts/people/password/begin-reset';
import { RESET_OFF } from '@lectern/contracts/people/password/errors';
import { CONTACT_KINDS } from '@lectern/rules/contact-forms';
import { implement } from '../../../../platform/http/implement.ts';
import { findReachableByAccount } from '../../account/reachable.ts';
import { canSend } from '../../contacts/daily-limits.ts';
import { keepsPasswords } from '../new-password.ts';
import { issueResetTicket, redeemCaptchaTicket } from '../reset-tickets.ts';

export const beginResetCall = implement(beginReset)(async ({ input, context: { tenant }, deps }) => {
  const ways = CONTACT_KINDS.filter((kind) => canSend(deps, tenant, kind));
  const isOff = tenant.settings.public.findPasswordFlag === '0' || !keepsPasswords(deps, tenant);
  if (isOff || ways.length === 0) return refuse(RESET_OFF);
  if (!(await redeemCaptchaTicket(deps, tenant.id, input.imgTicket))) return refuse(CAPTCHA_WRONG);
  const { primaryId: account } = input;
  const reader = await findReachableByAccount(deps.db, tenant.id, account);
  const ticket = await issueResetTicket(deps, tenant.id, { patronId: reader?.id ?? '', account });
  return { ticket, ways };
});
