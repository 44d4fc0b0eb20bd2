import type { Domain } from '../../../platform/domain.ts';
import { beginResetCall } from './calls/begin-reset.ts';
import { changePasswordCall } from './calls/change-password.ts';
import { checkImageCodeCall } from './calls/check-image-code.ts';
import { checkResetMailCodeCall } from './calls/check-reset-mail-code.ts';
import { checkResetPhoneCodeCall } from './calls/check-reset-phone-code.ts';
import { forceChangePasswordCall } from './calls/force-change-password.ts';
import { getPasswordStateCall } from './calls/get-password-state.ts';
import { getResetMailCodeTimesCall } from './calls/get-reset-mail-code-times.ts';
import { getResetPhoneCodeTimesCall } from './calls/get-reset-phone-code-times.ts';
import { getResetTimesCall } from './calls/get-reset-times.ts';
import { replacePhoneCall } from './calls/replace-phone.ts';
import { resetPasswordCall } from './calls/reset-password.ts';
import { sendResetMailCodeCall } from './calls/send-reset-mail-code.ts';
import { sendResetPhoneCodeCall } from './calls/send-reset-phone-code.ts';

export const password: Domain = {
  calls: [
    beginResetCall,
    changePasswordCall,
    checkImageCodeCall,
    checkResetMailCodeCall,
    checkResetPhoneCodeCall,
    forceChangePasswordCall,
    getPasswordStateCall,
    getResetMailCodeTimesCall,
    getResetPhoneCodeTimesCall,
    getResetTimesCall,
    replacePhoneCall,
    resetPasswordCall,
    sendResetMailCodeCall,
    sendResetPhoneCodeCall,
  ],
};
