import { randomUUID } from 'node:crypto';
import { getOfflineKey } from '@lectern/contracts/counter/offline/get-offline-key';
import { sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { settleRefusedAct } from '@lectern/contracts/counter/offline/settle-refused-act';
import { openStaffSession } from '../staff-session.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

function anAct({ clock }: RefusingLibrary) {
  return { deskTime: clock.now().toISOString(), acts: [{ id: randomUUID(), sealed: 'x.y' }] };
}

/** How calls about work without a network are refused. */
export const OFFLINE_PROVOKED: readonly Provoked[] = [
  provoked(getOfflineKey, {
    OFFLINE_OFF: (library) => {
      library.keys.areThere = false;
      return {};
    },
  }),
  provoked(sendOfflineActs, {
    DESK_NOT_CHOSEN: async (library) => {
      library.caller = { token: await openStaffSession(library, ['circulation.desk']) };
      return anAct(library);
    },
    OFFLINE_OFF: async (library) => {
      library.caller = { token: await openStaffSession(library, ['circulation.desk'], 'MAIN') };
      library.keys.areThere = false;
      return anAct(library);
    },
  }),
  provoked(settleRefusedAct, {
    OFFLINE_ACT_NOT_FOUND: () => ({ id: 'nothing', note: 'Nothing was done' }),
  }),
];
