import { ALLIANCE_FAULTS, listAlliancePeers } from '@lectern/contracts/counter/alliance/list-alliance-peers';
import { implement } from '../../../../platform/http/implement.ts';
import { namePeers } from '../peers/name-peers.ts';
import { listPeers } from '../peers/peer-store.ts';

export const listAlliancePeersCall = implement(listAlliancePeers)(async ({ context, deps }) => {
  const { tenant, language } = context;
  const peers = await namePeers(deps, await listPeers(deps.db, tenant.id), language);
  return {
    peers: peers.map(({ code, name, sibling, address, agency, asked_at, fault, heard_at }) => ({
      otherLib: code,
      name,
      wire: sibling !== '' ? 'sibling' : agency !== '' ? 'ncip' : 'portal',
      place: sibling !== '' ? `/${sibling}/` : address,
      agency,
      askedAt: asked_at,
      fault: ALLIANCE_FAULTS.find((one) => one === fault) ?? null,
      heardAt: heard_at,
    })),
  };
});
