import {
  getElectronicWishCaptcha,
  getWishCaptcha,
} from '@lectern/contracts/buying/recommendations/get-wish-captcha';
import { CAPTCHA_SCENES } from '@lectern/contracts/people/auth/get-captcha';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { makePictureCaptcha, makeQuestionCaptcha } from '../../../people/auth/captcha.ts';

export const getWishCaptchaCall = implement(getWishCaptcha)(({ input, context, deps }) =>
  make(deps, context, input.asText),
);

export const getElectronicWishCaptchaCall = implement(getElectronicWishCaptcha)(({ input, context, deps }) =>
  make(deps, context, input.asText),
);

function make(deps: Deps, context: CallContext<'patron'>, asText: boolean) {
  const scene = CAPTCHA_SCENES.signIn;
  return asText
    ? makeQuestionCaptcha(deps, context.tenant.id, { ...context, scene })
    : makePictureCaptcha(deps, context.tenant.id, scene);
}
