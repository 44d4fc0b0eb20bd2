import type { Domain } from '../../platform/domain.ts';
import { getErasureCall } from './erasure/get-erasure.ts';
import { requestErasureCall } from './erasure/request-erasure.ts';
import { withdrawErasureCall } from './erasure/withdraw-erasure.ts';
import { getPatronFlagsCall } from './get-patron-flags.ts';
import { getReaderSettingCall } from './get-reader-setting.ts';
import { exportOwnDataCall } from './own-data/export-own-data.ts';
import { ACCOUNT_PERSONAL } from './own-data/personal.ts';
import { getPictureCall } from './picture/get-picture.ts';
import { removePictureCall } from './picture/remove-picture.ts';
import { updatePictureCall } from './picture/update-picture.ts';
import { updateProfileCall } from './profile/update-profile.ts';
import { setFirstLoginFlagCall } from './set-first-login-flag.ts';
import { setPdaRuleFlagCall } from './set-pda-rule-flag.ts';
import { updateReaderSettingCall } from './update-reader-setting.ts';

export const account: Domain = {
  demo: async () => (await import('./demo/seed-accounts.ts')).accountSeed,
  personal: ACCOUNT_PERSONAL,
  calls: [
    getPatronFlagsCall,
    getReaderSettingCall,
    updateReaderSettingCall,
    getPictureCall,
    removePictureCall,
    updatePictureCall,
    updateProfileCall,
    setFirstLoginFlagCall,
    setPdaRuleFlagCall,
    exportOwnDataCall,
    getErasureCall,
    requestErasureCall,
    withdrawErasureCall,
  ],
};
