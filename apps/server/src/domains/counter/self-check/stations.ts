import { SELF_CHECK_OFF, STATION_CLOSED } from '@lectern/contracts/counter/self-check/errors';
import type { StationKind } from '@lectern/contracts/counter/self-check/station-views';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsSelfCheck } from '../../../ports/ils/ils-self-check.ts';
import { findStation, noteStationSeen } from './station-store.ts';

/** Where readers serve themselves: what the audit calls it, its library, and the desk whose acts are done there. */
export interface Station {
  readonly id: string;
  readonly libraryCode: string;
  readonly name: string;
  readonly kind: StationKind;
  readonly desk: IlsSelfCheck;
}

const SEEN_SECONDS = 60;

/** The desk of the library system where this library offers self check-out. */
export function selfCheckDesk(
  { ils, secrets }: Pick<Deps, 'ils' | 'secrets'>,
  tenant: Tenant,
  libraryCode: string,
): IlsSelfCheck | Refusal<'SELF_CHECK_OFF'> {
  const { on, libraries } = tenant.settings.policy.selfCheck;
  const isOffered = on && (libraries.length === 0 || libraries.includes(libraryCode));
  const { selfCheck: desk } = ils.of(tenant);
  // Without a key there are no codes.
  return isOffered && desk && secrets.canSeal() ? desk : refuse(SELF_CHECK_OFF);
}

/** The station that has this token, of one kind or of any. */
export async function stationOf(
  deps: Pick<Deps, 'db' | 'clock' | 'ils' | 'secrets'>,
  tenant: Tenant,
  token: string,
  kind?: StationKind,
): Promise<Station | Refusal<'STATION_CLOSED' | 'SELF_CHECK_OFF'>> {
  const row = await findStation(deps.db, tenant.id, token);
  if (!row || (kind !== undefined && row.kind !== kind)) return refuse(STATION_CLOSED);
  const desk = selfCheckDesk(deps, tenant, row.library_code);
  if (isRefusal(desk)) return desk;
  const now = deps.clock.now();
  if (row.seen_at <= later(now, -SEEN_SECONDS)) {
    await noteStationSeen(deps.db, tenant.id, row, now.toISOString());
  }
  return { id: row.id, libraryCode: row.library_code, name: row.name, kind: row.kind, desk };
}
