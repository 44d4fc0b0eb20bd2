import { enterStation } from '@lectern/contracts/counter/self-check/enter-station';
import { STATION_STEP_NEEDED } from '@lectern/contracts/counter/self-check/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_LOST } from '@lectern/contracts/library-system/patron-block-errors';
import { LOGIN_METHOD_OFF } from '@lectern/contracts/people/auth/errors';
import type { Deps } from '../../../../platform/deps.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { SIGN_IN_METHODS } from '../../../../platform/sessions/sign-in-method.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { isCardEnded } from '../../../../ports/ils/is-card-ended.ts';
import type { SignedInReader } from '../../../people/account/check-credentials.ts';
import { needsSecondFactor } from '../../../people/auth/enter.ts';
import { arePasswordsTaken } from '../../../people/auth/passwords-taken.ts';
import { proveByPassword } from '../../../people/auth/prove-by-password.ts';
import { takeTurns } from '../../../people/auth/take-turns.ts';
import { presentVisit } from '../present-visit.ts';
import { stationOf } from '../stations.ts';
import { beginVisit } from '../visits.ts';

export const enterStationCall = implement(enterStation)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { account, password } = input;
  const station = await stationOf(deps, tenant, input.station, 'counter');
  if (isRefusal(station)) return station;
  if (!arePasswordsTaken(tenant)) return refuse(LOGIN_METHOD_OFF);
  // The token of a station is in a browser that anybody may carry away: it counts, and not only the network that it comes from.
  const typed = { account, password, by: `station ${station.id}` };
  const reader = await takeTurns(deps, tenant, () => proveByPassword(deps, context, typed));
  if (isRefusal(reader)) return reader;
  if (await needsStep(deps, tenant, reader)) return refuse(STATION_STEP_NEEDED);
  const ended = await isCardEnded(deps.ils.of(tenant), reader.id, account);
  if (isRefusal(ended)) return ended;
  if (ended) return refuse(CARD_LOST);
  const visit = await beginVisit(deps, tenant, station, { patronId: reader.id });
  return presentVisit(deps, context, station, visit);
});

/** The sign-in on the web would ask for more than the password. */
async function needsStep(deps: Deps, tenant: Tenant, { id, ownPassword }: SignedInReader): Promise<boolean> {
  if (ownPassword?.mustChange) return true;
  return needsSecondFactor(deps, tenant, { patronId: id, method: SIGN_IN_METHODS.password });
}
