import { listHarvestSources } from '@lectern/contracts/resources/harvest/list-harvest-sources';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSources } from '../present-sources.ts';
import { listSources } from '../store/source-store.ts';

export const listHarvestSourcesCall = implement(listHarvestSources)(
  async ({ context: { tenant }, deps }) => ({
    sources: await presentSources(deps.db, tenant.id, await listSources(deps.db, tenant.id)),
  }),
);
