import { refuse } from '@lectern/contracts/kernel/refusal';
import { CAPTCHA_WRONG } from '@lectern/contracts/people/auth/errors';
import { checkImageCode } from '@lectern/contracts/people/password/check-image-code';
import { implement } from '../../../../platform/http/implement.ts';
import { isSceneCaptchaRight } from '../../auth/captcha.ts';
import { issueCaptchaTicket } from '../reset-tickets.ts';

export const checkImageCodeCall = implement(checkImageCode)(async ({ input, context: { tenant }, deps }) => {
  if (!(await isSceneCaptchaRight(deps, tenant.id, input))) return refuse(CAPTCHA_WRONG);
  return { imgTicket: await issueCaptchaTicket(deps, tenant.id) };
});
