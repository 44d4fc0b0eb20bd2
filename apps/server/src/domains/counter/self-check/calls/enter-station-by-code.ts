import { enterStationByCode } from '@lectern/contracts/counter/self-check/enter-station-by-code';
import { ENTRY_CODE_WRONG } from '@lectern/contracts/counter/self-check/errors';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { readTakeCode } from '@lectern/rules/requests/take-code';
import { readEntryCode } from '@lectern/rules/self-check/codes';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import {
  type EntryRefusal,
  enterCodeAtDesk,
} from '../../../lending/circulation/hand-overs/enter-code-at-desk.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { countTry } from '../code-tries.ts';
import { takeEntryCode } from '../entry-codes.ts';
import { presentVisit } from '../present-visit.ts';
import { type Station, stationOf } from '../stations.ts';
import { beginVisit } from '../visits.ts';

export const enterStationByCodeCall = implement(enterStationByCode)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const station = await stationOf(deps, tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  const attempt = await countTry(deps, tenant.id, station.id);
  if (isRefusal(attempt)) return attempt;
  const who = await whoseCode(deps, tenant, station, input.code);
  if (isRefusal(who)) return who;
  await attempt.forget();
  const visit = await beginVisit(deps, tenant, station, who);
  return presentVisit(deps, context, station, visit);
});

type Coming = { readonly patronId: string; readonly requestId?: string };

/** Who comes with a code of the phone, or for which request somebody comes with its pickup code. */
async function whoseCode(
  deps: Deps,
  tenant: Tenant,
  { name: at, libraryCode }: Station,
  text: string,
): Promise<Coming | EntryRefusal | Refusal<'ENTRY_CODE_WRONG'>> {
  const code = readEntryCode(text);
  if (code !== undefined) {
    const patronId = await takeEntryCode(deps, tenant.id, code);
    return patronId === undefined ? refuse(ENTRY_CODE_WRONG) : { patronId };
  }
  if (readTakeCode(text)?.requestNumber === undefined) return refuse(ENTRY_CODE_WRONG);
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  return enterCodeAtDesk(deps.db, own, deps.secrets, { scanned: text, selfCheck: { at, libraryCode } });
}
