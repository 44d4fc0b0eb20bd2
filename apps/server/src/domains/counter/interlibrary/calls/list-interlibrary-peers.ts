import { listInterlibraryPeers } from '@lectern/contracts/counter/interlibrary/list-interlibrary-peers';
import { implement } from '../../../../platform/http/implement.ts';
import { otherLibraries } from '../../../discovery/other-libraries/libraries.ts';
import { listPeers } from '../peers/peer-store.ts';
import { presentPeer } from '../peers/present-peer.ts';

export const listInterlibraryPeersCall = implement(listInterlibraryPeers)(async ({ context, deps }) => {
  const [peers, libraries] = await Promise.all([
    listPeers(deps.db, context.tenant.id),
    otherLibraries(deps, context),
  ]);
  return {
    peers: peers.map(presentPeer),
    ownAddress: `/${context.tenant.mappingPath}/iso18626`,
    sites: libraries.flatMap(({ code, name, target }) => (target ? [{ siteCode: code, name }] : [])),
  };
});
