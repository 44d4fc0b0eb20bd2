import { updateReaderSetting } from '@lectern/contracts/home/update-reader-setting';
import { implement } from '../../http/implement.ts';
import { putReaderSetting } from './reader-setting-store.ts';

export const updateReaderSettingCall = implement(updateReaderSetting)(
  async ({ input, context: { tenant, patron }, deps }) => {
    await putReaderSetting(deps.db, tenant.id, patron.id, input);
    return input;
  },
);
