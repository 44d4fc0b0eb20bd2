import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { implement } from '../../../../platform/http/implement.ts';
import { putReaderSetting } from '../reader-settings.ts';

export const updateReaderSettingCall = implement(updateReaderSetting)(
  async ({ input, context: { tenant, patron }, deps }) => {
    await putReaderSetting(deps.db, tenant.id, patron.id, input);
    return input;
  },
);
