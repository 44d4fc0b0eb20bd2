import { OFFLINE_OFF } from '@lectern/contracts/counter/offline/errors';
import { sendOfflineActs } from '@lectern/contracts/counter/offline/send-offline-acts';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { deskOf } from '../../../people/staff/desk-of.ts';
import { actKeys } from '../act-keys.ts';
import { noteOfflineAct } from '../note-offline-act.ts';
import { type Outcome, takeSentAct } from '../take-sent-act.ts';

export const sendOfflineActsCall = implement(sendOfflineActs)(
  async ({ input: { acts, deskTime }, context: { tenant, staff }, deps }) => {
    const at = deskOf(staff);
    if (isRefusal(at)) return at;
    const keys = await actKeys(deps, tenant);
    if (isRefusal(keys)) return keys;
    const { desk, patrons } = deps.ils.of(tenant);
    if (!desk || !patrons) return refuse(OFFLINE_OFF);

    const clockOffset = Math.round((deps.clock.now().getTime() - Date.parse(deskTime)) / 1000);
    const { libraryCode } = at;
    const sender = { tenant, system: { desk, patrons }, staffId: staff.id, libraryCode, clockOffset };
    const outcomes: { id: string; outcome: Outcome }[] = [];
    let isAway = false;
    for (const act of acts) {
      // What comes after may rely on what could not be done now.
      const outcome: Outcome = isAway ? 'later' : await takeSentAct(deps, keys.privateKey, sender, act);
      isAway = outcome === 'later';
      outcomes.push({ id: act.id, outcome });
    }
    const count = (outcome: Outcome) => outcomes.filter((one) => one.outcome === outcome).length;
    await noteOfflineAct(
      deps,
      { tenant, staff },
      {
        action: 'offline.send',
        details: { done: count('done'), refused: count('refused'), later: count('later'), clockOffset },
      },
    );
    return { outcomes };
  },
);
