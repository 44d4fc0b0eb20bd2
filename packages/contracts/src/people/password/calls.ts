import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { beginReset } from './begin-reset.ts';
import { changePassword } from './change-password.ts';
import { checkImageCode } from './check-image-code.ts';
import { checkResetMailCode } from './check-reset-mail-code.ts';
import { checkResetPhoneCode } from './check-reset-phone-code.ts';
import { forceChangePassword } from './force-change-password.ts';
import { getPasswordState } from './get-password-state.ts';
import { getResetMailCodeTimes } from './get-reset-mail-code-times.ts';
import { getResetPhoneCodeTimes } from './get-reset-phone-code-times.ts';
import { getResetTimes } from './get-reset-times.ts';
import { replacePhone } from './replace-phone.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetMailCode } from './send-reset-mail-code.ts';
import { sendResetPhoneCode } from './send-reset-phone-code.ts';

export const PASSWORD_CALLS: readonly AnyEndpoint[] = [
  beginReset,
  changePassword,
  checkImageCode,
  checkResetMailCode,
  checkResetPhoneCode,
  forceChangePassword,
  getPasswordState,
  getResetMailCodeTimes,
  getResetPhoneCodeTimes,
  getResetTimes,
  replacePhone,
  resetPassword,
  sendResetMailCode,
  sendResetPhoneCode,
];
