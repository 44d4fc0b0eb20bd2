import { TIMED_BLOCK_STATES } from '@lectern/rules/timed-block';
import * as z from 'zod';
import { calendarDate, id, instant, requiredText, text, textOfForm } from '../../kernel/fields.ts';
import { mail, phone } from '../contacts/fields.ts';

/** A password that staff give out, which the reader has to change at the first sign-in. */
export const firstPassword = z.string().min(6).max(64);

/** The states of a card. A number is never used again, so that a scan of an old card says what became of it. */
export const CARD_STATES = ['active', 'lost', 'withdrawn'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** `blocked`: a block for a time runs today. */
export const READER_STATUSES = ['normal', 'frozen', 'card_lost', 'blocked', 'left'] as const;

/** What is printed on a card and scanned: no spaces and no signs that nobody sees. */
export const cardNumber = textOfForm(64, '[^\\p{C}\\p{Z}]+');

export const cardSchema = z.object({
  number: z.string(),
  state: z.enum(CARD_STATES),
  issuedAt: z.string(),
  endedAt: z.string().nullable(),
});

/** A block of a reader from a day to a day, both included. */
export const readerBlockSchema = z.object({
  blockId: z.string(),
  from: calendarDate,
  until: calendarDate,
  /** Why, as the reader is told. */
  reason: z.string(),
  state: z.enum(TIMED_BLOCK_STATES),
  setAt: instant,
  /** When and why staff ended it before its last day; null and empty if they did not. */
  liftedAt: instant.nullable(),
  liftReason: z.string(),
});

/** A reader in a list. */
export const readerRowSchema = z.object({
  patronId: z.string(),
  /** The account of the reader, which stays when a card is replaced. */
  primaryId: z.string(),
  name: z.string(),
  groupName: z.string(),
  libName: z.string(),
  status: z.enum(READER_STATUSES),
  /** Last valid day; null without end. */
  expiresOn: z.string().nullable(),
  phone: z.string(),
});

/** A reader as the desk sees and changes them. */
export const readerSchema = readerRowSchema.extend({
  patronGroup: z.string(),
  libraryCode: z.string(),
  email: z.string(),
  frozenReason: z.string(),
  /** What the reader studies; empty where nobody noted it. */
  major: z.string(),
  /** Whether the portal keeps a password of the reader. */
  hasPassword: z.boolean(),
  cards: z.array(cardSchema),
  /** Blocks for a time, also those that are over, last first. */
  blocks: z.array(readerBlockSchema),
});

/** What of a reader can be changed; an empty contact removes it. */
export const readerFields = {
  name: requiredText(100),
  patronGroup: id,
  libraryCode: id,
  expiresOn: calendarDate.nullable(),
  major: text(100),
  phone: z.union([z.literal(''), phone]),
  email: z.union([z.literal(''), mail]),
};
