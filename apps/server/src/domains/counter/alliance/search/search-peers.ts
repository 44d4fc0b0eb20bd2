import type { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import type { InputOf, OutputOf } from '@lectern/contracts/kernel/endpoint';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { remoteFaultOf } from '../../../discovery/other-libraries/remote-fault.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { askPeer } from '../wire/ask-peer.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';

type Searched = OutputOf<typeof searchAlliance.input>;
type Answer = InputOf<typeof searchAlliance.output>;
type Library = Answer['libraries'][number];

/** What one library of the alliance answered to a search; without hits where it did not. */
export interface PeerHits {
  readonly peer: AlliancePeerTable;
  readonly library: Library;
  readonly hits: ExchangeAnswer<'search'>['hits'];
}

/** Asks one library. One that does not answer is named with its fault, so that the others are shown. */
export async function searchPeer(
  deps: Deps,
  tenant: Tenant,
  peer: AlliancePeerTable,
  { keyWord: words, searchField: field, page, rows: limit }: Searched,
): Promise<PeerHits> {
  const library = { otherLib: peer.code, name: peer.name, numFound: null, fault: null };
  // A library that is reached by NCIP can be asked for an ISBN alone.
  const canBeAsked = peer.agency === '' || normaliseIsbn(words) !== undefined;
  if (words === '' || !canBeAsked) return { peer, library, hits: [] };
  try {
    const request = { words, field, offset: (page - 1) * limit, limit };
    const { total, hits } = await askPeer(deps, tenant, peer, 'search', request);
    return { peer, library: { ...library, numFound: total }, hits };
  } catch (error) {
    const fault = remoteFaultOf(error);
    if (!fault) throw error;
    deps.log.warn({ err: error, tenant: tenant.id, peer: peer.code }, 'alliance: a library was not searched');
    return { peer, library: { ...library, fault }, hits: [] };
  }
}
