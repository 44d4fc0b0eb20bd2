import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { implement } from '../../../../platform/http/implement.ts';
import { makePictureCaptcha, makeQuestionCaptcha } from '../captcha.ts';

export const getCaptchaCall = implement(getCaptcha)(({ input, context, deps }) =>
  input.asText
    ? makeQuestionCaptcha(deps, context.tenant.id, context)
    : makePictureCaptcha(deps, context.tenant.id),
);
