import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { exportOwnData } from './export-own-data.ts';
import { getErasure } from './get-erasure.ts';
import { getPatronFlags } from './get-patron-flags.ts';
import { getPicture } from './get-picture.ts';
import { getReaderSetting } from './get-reader-setting.ts';
import { removePicture } from './remove-picture.ts';
import { requestErasure } from './request-erasure.ts';
import { setFirstLoginFlag } from './set-first-login-flag.ts';
import { setPdaRuleFlag } from './set-pda-rule-flag.ts';
import { updatePicture } from './update-picture.ts';
import { updateReaderSetting } from './update-reader-setting.ts';
import { withdrawErasure } from './withdraw-erasure.ts';

export const ACCOUNT_CALLS: readonly AnyEndpoint[] = [
  getPatronFlags,
  getReaderSetting,
  updateReaderSetting,
  getPicture,
  removePicture,
  updatePicture,
  setFirstLoginFlag,
  setPdaRuleFlag,
  exportOwnData,
  getErasure,
  requestErasure,
  withdrawErasure,
];
