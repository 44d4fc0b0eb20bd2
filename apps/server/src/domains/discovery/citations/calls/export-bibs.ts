import { exportBibs, MAX_EXPORTED } from '@lectern/contracts/discovery/citations/export-bibs';
import type { SearchCode } from '@lectern/contracts/discovery/search/errors';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { implementRaw } from '../../../../platform/http/implement.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { marcRecordsOf } from '../../../collection/catalogue/records/find-marc-record.ts';
import { listHits } from '../../search/list-hits.ts';
import { citedBibs } from '../cited-bibs.ts';
import { EXPORT_FILES } from '../export-formats.ts';

export const exportBibsCall = implementRaw(exportBibs)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { recordIds, format, ...state } = input;
  const ids = recordIds.length > 0 ? recordIds : await idsOfSearch(deps, tenant, state);
  if (isRefusal(ids)) return ids;
  const bibs = await citedBibs(deps, context, ids);
  const file = EXPORT_FILES[format];
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  return {
    fileName: `${tenant.mappingPath}-${today}.${file.extension}`,
    contentType: file.contentType,
    body: await file.write({
      bibs,
      language,
      records: () =>
        marcRecordsOf(
          deps.db,
          tenant.id,
          bibs.map(({ id }) => id),
        ),
    }),
  };
});

async function idsOfSearch(
  deps: Deps,
  tenant: Tenant,
  state: SearchState,
): Promise<string[] | Refusal<SearchCode>> {
  const found = await listHits(deps, tenant, { ...state, page: 1 }, MAX_EXPORTED);
  return isRefusal(found) ? found : found.ids;
}
