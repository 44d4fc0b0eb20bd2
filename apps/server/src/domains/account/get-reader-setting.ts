import { getReaderSetting } from '@lectern/contracts/home/get-reader-setting';
import { implement } from '../../http/implement.ts';
import { findReaderSetting } from './reader-setting-store.ts';

export const getReaderSettingCall = implement(getReaderSetting)(
  async ({ input: { code }, context: { tenant, patron }, deps }) => ({
    code,
    value: await findReaderSetting(deps.db, tenant.id, patron.id, code),
  }),
);
