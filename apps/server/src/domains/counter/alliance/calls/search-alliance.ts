import { ALLIANCE_LIBRARY_UNKNOWN } from '@lectern/contracts/counter/alliance/errors';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { refuseWhereOff } from '../codes/membership.ts';
import { namePeers } from '../peers/name-peers.ts';
import { listPeers } from '../peers/peer-store.ts';
import { mergeHits } from '../search/merge-hits.ts';
import { searchPeer } from '../search/search-peers.ts';

export const searchAllianceCall = implement(searchAlliance)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const off = refuseWhereOff(tenant);
  if (off) return off;
  const peers = await namePeers(deps, await listPeers(deps.db, tenant.id), language);
  const chosen = input.otherLib === undefined ? peers : peers.filter(({ code }) => code === input.otherLib);
  if (input.otherLib !== undefined && chosen.length === 0) return refuse(ALLIANCE_LIBRARY_UNKNOWN);
  // All libraries together have one page; each of them has its own others.
  const page = input.otherLib === undefined ? 1 : input.page;
  const found = await Promise.all(chosen.map((peer) => searchPeer(deps, tenant, peer, { ...input, page })));
  return {
    libraries: found.map(({ library }) => library),
    page,
    searchResult: mergeHits(found, input.rows * chosen.length),
  };
});
