import { getOfflineKey } from '@lectern/contracts/counter/offline/get-offline-key';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { actKeys } from '../act-keys.ts';
import { noteOfflineAct } from '../note-offline-act.ts';

export const getOfflineKeyCall = implement(getOfflineKey)(async ({ context: { tenant, staff }, deps }) => {
  const keys = await actKeys(deps, tenant);
  if (isRefusal(keys)) return keys;
  if (keys.isNew) await noteOfflineAct(deps, { tenant, staff }, { action: 'offline.makeKeys' });
  return { publicKey: keys.publicKey, longestDays: tenant.settings.policy.offlineDays };
});
