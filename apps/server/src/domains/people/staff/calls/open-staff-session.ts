import { isRefusal, isRefusalFor, refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, CREDENTIALS_WRONG } from '@lectern/contracts/people/auth/errors';
import { STAFF_CODE_WRONG } from '@lectern/contracts/people/staff/errors';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { implement } from '../../../../platform/http/implement.ts';
import { isCaptchaRight } from '../../auth/captcha.ts';
import { checkGuess, FREE_GUESSES } from '../../auth/check-guess.ts';
import { checkStaffCode } from '../check-staff-code.ts';
import { enterStaff } from '../enter-staff.ts';
import { noteRefusedSignIn, type SignInFault } from '../note-sign-in.ts';
import { findStaffWithPassword } from '../staff-with-password.ts';

export const openStaffSessionCall = implement(openStaffSession)(
  async ({ input, context: { tenant, network, visitor }, deps }) => {
    const { account, password, codeKey, verifyCode, proof, code } = input;
    const hasCaptcha = codeKey !== undefined && verifyCode !== undefined;
    if (hasCaptcha && !(await isCaptchaRight(deps, tenant.id, { codeKey, verifyCode, proof }))) {
      return refuse(CAPTCHA_WRONG);
    }
    const note = (fault: SignInFault) =>
      noteRefusedSignIn(deps, tenant, { fault, of: { account }, ...visitor });
    const guess = {
      kind: 'staff-sign-in',
      account,
      network,
      withoutCaptcha: hasCaptcha ? undefined : { after: FREE_GUESSES, refusal: refuse(CAPTCHA_REQUIRED) },
    } as const;
    const member = await checkGuess(deps, tenant, guess, () =>
      findStaffWithPassword(deps.db, tenant.id, account, password),
    );
    if (isRefusal(member)) {
      // Wrong passwords are limited, so they cannot fill the audit; a locked account can be tried without end.
      if (isRefusalFor(member, CREDENTIALS_WRONG)) note('password');
      return member;
    }
    const asksForCode = member.code_step !== null;
    if (asksForCode) {
      const answer = await checkStaffCode(deps, tenant, { staffId: member.id, code });
      if (isRefusal(answer)) {
        if (isRefusalFor(answer, STAFF_CODE_WRONG)) note('code');
        return answer;
      }
    }
    const method = asksForCode ? 'code' : 'password';
    return enterStaff(deps, tenant, { staffId: member.id, account, name: member.name, method, ...visitor });
  },
);
