import { getShareCode, MAX_SHARED_ADDRESS } from '@lectern/contracts/home/get-share-code';
import type { SearchState } from '@lectern/contracts/search/search-state';
import QRCode from 'qrcode';
import { implement } from '../../http/implement.ts';
import { findBib } from '../catalogue/find-bibs.ts';
import { recordAddress } from '../catalogue/record-address.ts';
import { writeState } from '../search/saved-state.ts';
import type { Tenant } from '../tenant/tenant-registry.ts';

export const getShareCodeCall = implement(getShareCode)(async ({ input, context, deps, fail }) => {
  const { tenant, origin } = context;
  const { recordId, search } = input;
  if (recordId !== undefined && !(await findBib(deps.db, tenant.id, recordId))) throw fail('BIB_NOT_FOUND');
  const url =
    recordId === undefined
      ? searchPageAddress(origin, tenant, search)
      : recordAddress(origin, tenant, recordId);
  if (url.length > MAX_SHARED_ADDRESS) throw fail('SEARCH_TOO_LONG', { limit: MAX_SHARED_ADDRESS });
  // A quiet zone of 4 modules, as ISO/IEC 18004 asks for.
  const svg = await QRCode.toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return { url, img: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
});

/** The result page of a search in the web app; the library's first page without one. Parameters have the names of the search call. */
function searchPageAddress(origin: string, { mappingPath }: Tenant, search: SearchState | undefined): string {
  const home = `${origin}/${encodeURIComponent(mappingPath)}/`;
  if (!search) return home;
  const query = new URLSearchParams();
  const said = JSON.parse(writeState(search)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(said)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      query.append(name, one === true ? '1' : typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return `${home}#/searchList?${query.toString()}`;
}
