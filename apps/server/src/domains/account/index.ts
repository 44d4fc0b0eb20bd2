import type { Implementation } from '../../platform/http/implement.ts';
import { getPatronFlagsCall } from './get-patron-flags.ts';
import { getReaderSettingCall } from './get-reader-setting.ts';
import { updateReaderSettingCall } from './update-reader-setting.ts';

export const account: readonly Implementation[] = [
  getPatronFlagsCall,
  getReaderSettingCall,
  updateReaderSettingCall,
];
