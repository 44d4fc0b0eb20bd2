import * as z from 'zod';

/**
 * What an address answered when it was asked last. `unknown`: it was not asked yet. `fine`: it opens. `moved`: it leads to another address
 * for good. `signIn`: it asks for a sign-in (401, 403, or a page for that). `broken`: it cannot be opened. `silent`: its server does not
 * answer, or says that it cannot. `unasked`: it is not asked, because it goes through a proxy or is none.
 */
export const LINK_STATES = ['unknown', 'fine', 'moved', 'signIn', 'broken', 'silent', 'unasked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The states of which staff are told. */
export const LINK_FINDINGS = ['broken', 'silent', 'moved', 'signIn'] as const satisfies readonly LinkState[];

/**
 * Why. `status`: the number of the answer says it. `name`: nobody knows the name of the host. `certificate`: its certificate is not valid.
 * `refused`: nothing listens there. `inside`: it leads into an internal network. `loop`: it leads in a circle, or too far. `timeout`: no
 * answer in time. `cut`: the connection ended early. `login`: it leads to a page for signing in. `proxy`: it goes through a proxy. `none`:
 * there is no address.
 */
export const LINK_REASONS = [
  'status',
  'name',
  'certificate',
  'refused',
  'inside',
  'loop',
  'timeout',
  'cut',
  'login',
  'proxy',
  'none',
] as const;
export type LinkReason = (typeof LINK_REASONS)[number];

/** What readers say is wrong. */
export const LINK_TROUBLES = ['doesNotOpen', 'wrongContent', 'asksPassword', 'other'] as const;
export type LinkTrouble = (typeof LINK_TROUBLES)[number];

export const MAX_LINK_NOTE = 500;
/** How many notes of readers are kept for a link, the newest. */
export const MOST_LINK_NOTES = 20;

/** Who found it: our own round, or readers. */
export const LINK_SOURCES = ['check', 'readers'] as const;

/** `open`: staff have to look at it. `aside`: set aside until it changes. */
export const LINK_SHELVES = ['open', 'aside'] as const;
export type LinkShelf = (typeof LINK_SHELVES)[number];

/** A link that fails, as staff see it: an address of a database, or of a title in it. */
export const staffLink = z.object({
  id: z.string(),
  eresourceId: z.string(),
  /** In the language of the request. */
  eresourceName: z.string(),
  /** Empty for an entrance of the database. */
  titleId: z.string(),
  titleName: z.string(),
  /** Empty where a title has no address of its own and its database has no entrance. */
  address: z.string(),
  state: z.enum(LINK_STATES),
  /** Empty before it was asked, and where it is fine. */
  reason: z.enum([...LINK_REASONS, '']),
  /** The number of the HTTP answer; 0 without one. */
  status: z.int(),
  /** Where it leads for good; empty unless it moved. */
  movedTo: z.string(),
  /** The new address can be taken over for the entrance here. */
  canTakeOver: z.boolean(),
  /** Empty before the first time. */
  askedAt: z.string(),
  /** On so many days it failed, one after the other. */
  failedDays: z.int(),
  /** Found by the round, not only told by readers. */
  isFound: z.boolean(),
  /** Since when it is in the list. */
  foundAt: z.string(),
  shelf: z.enum(LINK_SHELVES),
  reportCount: z.int(),
  /** Empty without a report. */
  firstReportedAt: z.string(),
  lastReportedAt: z.string(),
  troubles: z.array(z.object({ trouble: z.enum(LINK_TROUBLES), count: z.int() })),
  /** What readers wrote, the newest first; plain text. */
  notes: z.array(z.object({ at: z.string(), trouble: z.enum(LINK_TROUBLES), text: z.string() })),
});
export type StaffLink = z.infer<typeof staffLink>;
