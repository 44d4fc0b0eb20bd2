import type { ShownToAll } from '../../domains/resources/repository/published/shown-to-all.ts';
import { loadShownToAll } from '../../domains/resources/repository/published/shown-to-all.ts';
import { dateIn } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { oaiInstant } from '../../platform/oai/datestamp.ts';
import type { Site } from '../site.ts';

/** What the answer to one request of a harvester needs. */
export interface OaiSite {
  readonly site: Site;
  readonly shown: ShownToAll;
  /** The instant of the answer. */
  readonly now: string;
  readonly baseUrl: string;
}

export type OaiDeps = Pick<Deps, 'db' | 'clock'>;

export async function loadOaiSite({ db, clock }: OaiDeps, site: Site): Promise<OaiSite> {
  const now = clock.now();
  const today = dateIn(site.tenant.settings.policy.timeZone, now);
  const shown = await loadShownToAll(db, { tenantId: site.tenant.id, today });
  return { site, shown, now: oaiInstant(now), baseUrl: `${site.root}/oai` };
}
