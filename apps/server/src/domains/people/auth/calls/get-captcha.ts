import { refuse } from '@lectern/contracts/kernel/refusal';
import { ACCOUNT_MISSING } from '@lectern/contracts/people/auth/errors';
import { CAPTCHA_SCENES, getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { implement } from '../../../../platform/http/implement.ts';
import { makePictureCaptcha, makeQuestionCaptcha } from '../captcha.ts';

export const getCaptchaCall = implement(getCaptcha)(async ({ input, context, deps }) => {
  const { asText, scene, username = '' } = input;
  if (scene === CAPTCHA_SCENES.resetOrBind && username.trim() === '') return refuse(ACCOUNT_MISSING);
  return asText
    ? makeQuestionCaptcha(deps, context.tenant.id, { ...context, scene })
    : makePictureCaptcha(deps, context.tenant.id, scene);
});
