import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { askOtherLibrary } from './ask-other-library.ts';
import { cancelInterlibrary } from './cancel-interlibrary.ts';
import { listInterlibrary } from './list-interlibrary.ts';
import { listInterlibraryPeers } from './list-interlibrary-peers.ts';
import { listLendingPlaces } from './list-lending-places.ts';
import { listOwnInterlibrary } from './list-own-interlibrary.ts';
import { moveInterlibrary } from './move-interlibrary.ts';
import { putInterlibraryPeer } from './put-interlibrary-peer.ts';
import { removeInterlibraryPeer } from './remove-interlibrary-peer.ts';

export const INTERLIBRARY_CALLS: readonly AnyEndpoint[] = [
  askOtherLibrary,
  cancelInterlibrary,
  listInterlibrary,
  listInterlibraryPeers,
  listLendingPlaces,
  listOwnInterlibrary,
  moveInterlibrary,
  putInterlibraryPeer,
  removeInterlibraryPeer,
];
