import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import {
  INTERLIBRARY_ADDRESS_INVALID,
  INTERLIBRARY_KEYS_OFF,
  INTERLIBRARY_PEER_EXISTS,
  INTERLIBRARY_PEER_UNKNOWN,
} from './errors.ts';
import { givenKey, peerFacts, staffPeerSchema } from './interlibrary-peer.ts';

/** Adds a partner library, or changes one. Without a key that the other library made, one is made for a new address and shown once. */
export const putInterlibraryPeer = endpoint({
  methods: ['POST'],
  path: '/staff/interlibrary/putPeer',
  origin: 'ours',
  access: { staff: 'providers.manage' },
  summary: 'Add or change a partner library of interlibrary lending',
  input: z.object({ peerId: id.optional(), ...peerFacts, key: givenKey.optional() }),
  output: z.object({
    peer: staffPeerSchema,
    /** The key that was made now, for the other library; empty where none was. */
    newKey: z.string(),
  }),
  errors: [
    INTERLIBRARY_PEER_UNKNOWN,
    INTERLIBRARY_PEER_EXISTS,
    INTERLIBRARY_ADDRESS_INVALID,
    INTERLIBRARY_KEYS_OFF,
  ],
  carriesSecrets: true,
});
