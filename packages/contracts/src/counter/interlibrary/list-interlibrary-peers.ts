import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { DESK_ACCESS } from '../desk/scan.ts';
import { staffPeerSchema } from './interlibrary-peer.ts';

/** The libraries that this one lends to and borrows from by ISO 18626. */
export const listInterlibraryPeers = endpoint({
  methods: ['POST'],
  path: '/staff/interlibrary/peers',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Partner libraries of interlibrary lending',
  input: z.object({}),
  output: z.object({
    peers: z.array(staffPeerSchema),
    /** Where this library takes messages, from the root of the site. */
    ownAddress: z.string(),
    /** Other libraries that readers can search, for choosing the one that a partner is. */
    sites: z.array(z.object({ siteCode: z.string(), name: z.string() })),
  }),
  errors: [],
});
