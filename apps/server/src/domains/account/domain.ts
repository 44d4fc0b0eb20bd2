import type { Domain } from '../../platform/domain.ts';
import { getPatronFlagsCall } from './get-patron-flags.ts';
import { getReaderSettingCall } from './get-reader-setting.ts';
import { updateReaderSettingCall } from './update-reader-setting.ts';

export const account: Domain = {
  demo: async () => (await import('./demo/seed-accounts.ts')).accountSeed,
  calls: [getPatronFlagsCall, getReaderSettingCall, updateReaderSettingCall],
};
