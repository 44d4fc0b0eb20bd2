import type { Domain } from '../../../platform/domain.ts';
import { exportOwnDataCall } from './calls/export-own-data.ts';
import { getErasureCall } from './calls/get-erasure.ts';
import { getPatronFlagsCall } from './calls/get-patron-flags.ts';
import { getPictureCall } from './calls/get-picture.ts';
import { getReaderSettingCall } from './calls/get-reader-setting.ts';
import { removePictureCall } from './calls/remove-picture.ts';
import { requestErasureCall } from './calls/request-erasure.ts';
import { setFirstLoginFlagCall } from './calls/set-first-login-flag.ts';
import { setPdaRuleFlagCall } from './calls/set-pda-rule-flag.ts';
import { updatePictureCall } from './calls/update-picture.ts';
import { updateReaderSettingCall } from './calls/update-reader-setting.ts';
import { withdrawErasureCall } from './calls/withdraw-erasure.ts';
import { ACCOUNT_PERSONAL } from './own-data/personal.ts';
import { namedPictures } from './picture/named-pictures.ts';

export const account: Domain = {
  files: [namedPictures],
  demo: async () => (await import('./demo/seed-accounts.ts')).accountSeed,
  personal: ACCOUNT_PERSONAL,
  calls: [
    getPatronFlagsCall,
    getReaderSettingCall,
    updateReaderSettingCall,
    getPictureCall,
    removePictureCall,
    updatePictureCall,
    setFirstLoginFlagCall,
    setPdaRuleFlagCall,
    exportOwnDataCall,
    getErasureCall,
    requestErasureCall,
    withdrawErasureCall,
  ],
};
