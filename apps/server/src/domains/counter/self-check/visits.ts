import { STATION_SIGNED_OUT } from '@lectern/contracts/counter/self-check/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../platform/clock.ts';
import { toJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Station } from './stations.ts';
import type { SelfCheckVisitTable } from './tables.ts';
import { putVisit, resumeVisit } from './visit-store.ts';

/** The page signs a reader out first; this holds if it does not. */
const LONGER_SECONDS = 30;

/** For how long a code of a screen lets a phone borrow. */
export const PHONE_SECONDS = 10 * 60;

/** Signs a reader in at a station, or somebody who fetches one request. */
export async function beginVisit(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  station: Station,
  who: { readonly patronId: string; readonly requestId?: string },
): Promise<SelfCheckVisitTable> {
  const visit = {
    tenant_id: tenant.id,
    place: station.id,
    patron_id: who.patronId,
    library_code: station.libraryCode,
    request_id: who.requestId ?? null,
    loan_ids: toJson([]),
    started_at: deps.clock.now().toISOString(),
    expires_at: idleEnd(deps, tenant),
  };
  await putVisit(deps.db, visit);
  return visit;
}

/** Who is signed in at a station, for as long as something is done there. */
export async function visitAt(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  station: Station,
): Promise<SelfCheckVisitTable | Refusal<'STATION_SIGNED_OUT'>> {
  const now = deps.clock.now().toISOString();
  const visit = await resumeVisit(deps.db, tenant.id, station.id, { now, until: idleEnd(deps, tenant) });
  return visit ?? refuse(STATION_SIGNED_OUT);
}

function idleEnd({ clock }: Pick<Deps, 'clock'>, { settings }: Tenant): string {
  return later(clock.now(), settings.policy.selfCheck.idleSeconds + LONGER_SECONDS);
}
