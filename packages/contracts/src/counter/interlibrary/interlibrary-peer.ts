import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { id, requiredText, text, textOfForm } from '../../kernel/fields.ts';

/** What was wrong with the last message of a library, or with its answer to the last one of ours. */
export const PEER_FAULTS = [
  'timeout',
  'unreachable',
  'unreadable',
  'busy',
  'address',
  'refused',
  'malformed',
  'agency',
  'unknownRequest',
  'wrongStep',
] as const;
export type PeerFault = (typeof PEER_FAULTS)[number];

/** What a library is called: an ISIL (ISO 15511) or another symbol, without the type. */
const symbol = textOfForm(100, '[A-Za-z0-9][A-Za-z0-9:/._\\-]*');

export const peerFacts = {
  name: requiredText(100),
  symbol,
  /** What it calls this library. */
  ownSymbol: symbol,
  /** Where it takes messages (https), or the path of a library of this installation: `/harbour`. */
  address: requiredText(500),
  /** The code of its catalogue among the outside sources: what readers find there they can ask it for. */
  siteCode: asCode(id).optional(),
};

export const staffPeerSchema = z.object({
  peerId: z.string(),
  name: z.string(),
  symbol: z.string(),
  ownSymbol: z.string(),
  address: z.string(),
  siteCode: z.string(),
  /** Both libraries have one; never told again. Libraries of this installation need none. */
  hasKey: z.boolean(),
  askedAt: z.string().nullable(),
  heardAt: z.string().nullable(),
  /** Null where the last exchange was well. */
  fault: z.enum(PEER_FAULTS).nullable(),
});
export type StaffPeer = z.infer<typeof staffPeerSchema>;

/** A key that the other library made: printable, and too long to be guessed. */
export const givenKey = asCode(textOfForm(200, '[!-~]{24,200}'));
export const note = text(400);
