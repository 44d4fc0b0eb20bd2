import * as z from 'zod';

/**
 * The way of a donation. `asked`: the library asks to bring it. `accepted`: some or all of it is kept. `declined`: nothing is. `shelved`: it
 * stands in the library. `withdrawn`: the giver took the offer back.
 */
export const DONATION_STATES = [
  'offered',
  'asked',
  'received',
  'accepted',
  'declined',
  'shelved',
  'withdrawn',
] as const;
export type DonationState = (typeof DONATION_STATES)[number];

/** What staff can make of a donation in each state. */
export const DONATION_MOVES: Readonly<Record<DonationState, readonly DonationState[]>> = {
  offered: ['asked', 'received', 'declined'],
  asked: ['received', 'declined'],
  received: ['accepted', 'declined'],
  accepted: ['shelved'],
  declined: [],
  shelved: [],
  withdrawn: [],
};

/** How it comes to the library. */
export const DONATION_WAYS = ['bring', 'post', 'collect'] as const;
export type DonationWay = (typeof DONATION_WAYS)[number];

export const MOST_DONATION_TITLES = 50;
export const MOST_COPIES = 999;

/** A title of a donation. */
export const donatedTitle = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  /** The year or the month, as the giver wrote it. */
  publishTime: z.string(),
  isbn: z.string(),
  copyCount: z.int(),
  /** How many are kept; 0 before the decision. */
  acceptedCount: z.int(),
  /** The record of the catalogue; empty before there is one. */
  recordId: z.string(),
});
export type DonatedTitle = z.infer<typeof donatedTitle>;

const donationShape = {
  id: z.string(),
  state: z.enum(DONATION_STATES),
  /** Under this number the gift is in the library's register; empty before it is accepted. */
  number: z.string(),
  titles: z.array(donatedTitle),
  copyCount: z.int(),
  acceptedCount: z.int(),
  remark: z.string(),
  way: z.enum(DONATION_WAYS),
  /** The day on which it is brought or fetched; empty without one. */
  bringOn: z.string(),
  /** What the giver says it is worth: decimal, and its currency; empty without. */
  worth: z.string(),
  currency: z.string(),
  /** The name under which the gift is shown; empty for a gift without a name. */
  donorName: z.string(),
  /** Others may see the name. */
  isNamed: z.boolean(),
  reply: z.string(),
  /** An instant. */
  donationTime: z.string(),
};

/** A donation as its giver sees it. */
export const ownDonation = z.object({ ...donationShape, canWithdraw: z.boolean(), hasLetter: z.boolean() });
export type OwnDonation = z.infer<typeof ownDonation>;

/** A donation as staff see it. */
export const deskDonation = z.object({
  ...donationShape,
  /** The reader who gives; empty texts for others, and where the reader has left. */
  reader: z.object({ primaryId: z.string(), name: z.string() }),
  /** How to reach a giver who is no reader, or for whom it was written down. */
  contact: z.string(),
  changedAt: z.string(),
  moves: z.array(z.enum(DONATION_STATES)),
});
export type DeskDonation = z.infer<typeof deskDonation>;

/** An accepted title as everybody sees it. */
export const shownGift = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  publishTime: z.string(),
  copyCount: z.int(),
  /** Empty where the giver did not agree to be named. */
  donorName: z.string(),
  /** The calendar date on which it was accepted. */
  donationTime: z.string(),
  recordId: z.string(),
});
export type ShownGift = z.infer<typeof shownGift>;
