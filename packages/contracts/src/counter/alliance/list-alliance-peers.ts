import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { DESK_ACCESS } from '../desk/scan.ts';

/** How a library of the alliance is reached: in this installation, by the portal's own messages, or by NCIP. */
export const ALLIANCE_WIRES = ['sibling', 'portal', 'ncip'] as const;

/** What was wrong with the last answer. */
export const ALLIANCE_FAULTS = ['timeout', 'unreachable', 'unreadable', 'busy', 'address'] as const;

/** The libraries of the alliance, with their last exchange. Instants are to the minute. */
export const listAlliancePeers = endpoint({
  methods: ['POST'],
  path: '/staff/alliance/peers',
  origin: 'ours',
  access: DESK_ACCESS,
  summary: 'Libraries of the alliance and their last exchange',
  input: z.object({}),
  output: z.object({
    peers: z.array(
      z.object({
        otherLib: z.string(),
        name: z.string(),
        wire: z.enum(ALLIANCE_WIRES),
        /** The path of a library of this installation, else the address. */
        place: z.string(),
        /** What the library calls itself by NCIP; empty for all others. */
        agency: z.string(),
        /** When this library asked it last; null where it never did. */
        askedAt: z.string().nullable(),
        /** Null where it answered then. */
        fault: z.enum(ALLIANCE_FAULTS).nullable(),
        /** When a message of it was taken last; null where there was none. Of libraries of this installation nothing is heard. */
        heardAt: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});
