import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { implement } from '../../../../platform/http/implement.ts';
import { findReaderSetting } from '../reader-settings.ts';

export const getReaderSettingCall = implement(getReaderSetting)(
  async ({ input: { code }, context: { tenant, patron }, deps }) => ({
    code,
    value: await findReaderSetting(deps.db, tenant.id, patron.id, code),
  }),
);
