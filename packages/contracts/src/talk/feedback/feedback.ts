import * as z from 'zod';
import { paging, text } from '../../kernel/fields.ts';
import { requiredLines } from '../../kernel/shared-text.ts';
import { SERVICES, serviceDetailsSchema } from './service-request.ts';

/** What a conversation is about: the portal or the library, a record of the catalogue that has something wrong, or a service. */
export const FEEDBACK_KINDS = ['problem', 'record', ...SERVICES] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** Where a conversation stands (specification 1, section 4). What a reader adds makes it `unreplied` again. */
export const FEEDBACK_STATES = ['unreplied', 'handling', 'replied'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
export const FEEDBACK_LISTS = ['all', 'replied', 'unreplied', 'handling'] as const;
export type FeedbackList = (typeof FEEDBACK_LISTS)[number];

/** Characters of what a reader writes (specification 1, section 9). */
export const FEEDBACK_LENGTH = 300;
/** Pictures of one conversation. */
export const FEEDBACK_PICTURES = 3;

export const feedbackText = requiredLines(FEEDBACK_LENGTH);

export const feedbackListInput = {
  ...paging,
  list: z.enum(FEEDBACK_LISTS).default('all'),
  /** Only conversations of this kind; empty: all. */
  kind: z.enum([...FEEDBACK_KINDS, '']).default(''),
};

/** What goes with feedback besides its text, as the reader was shown it. Empty: the reader sends it without. */
export const attachedFacts = {
  /** The address of a page without secrets: see `withoutSecrets`. */
  page: text(500).default(''),
  browser: text(300).default(''),
};

export const feedbackSchema = z.object({
  id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  state: z.enum(FEEDBACK_STATES),
  /** Empty unless it is about a record. */
  recordId: z.string(),
  /** The record's title, or what a service is asked about. */
  title: z.string(),
  /** What the form of a service says; empty for other conversations. */
  details: serviceDetailsSchema,
  page: z.string(),
  browser: z.string(),
  sentAt: z.string(),
  updatedAt: z.string(),
  /** The conversation, oldest first. */
  messages: z.array(
    z.object({ id: z.string(), fromLibrary: z.boolean(), text: z.string(), sentAt: z.string() }),
  ),
  /** Addresses that nobody can guess. */
  pictures: z.array(z.string()),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** How many conversations each state has. */
export const feedbackCounts = z.object({ unreplied: z.int(), handling: z.int(), replied: z.int() });
