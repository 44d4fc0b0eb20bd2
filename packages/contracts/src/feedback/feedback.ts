import * as z from 'zod';
import { paging, text } from '../kernel/fields.ts';

/** What feedback is about: the portal or the library, or a record of the catalogue that has something wrong. */
export const FEEDBACK_KINDS = ['problem', 'record'] as const;

/** Where a conversation stands (specification 1, section 4). What a reader adds makes it `unreplied` again. */
export const FEEDBACK_STATES = ['unreplied', 'handling', 'replied'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
export const FEEDBACK_LISTS = ['all', 'replied', 'unreplied', 'handling'] as const;
export type FeedbackList = (typeof FEEDBACK_LISTS)[number];

/** Characters of what a reader writes (specification 1, section 9). */
export const FEEDBACK_LENGTH = 300;
/** Pictures of one conversation. */
export const FEEDBACK_PICTURES = 3;

const LINE_BREAK = /\r\n?|\n/g;
const LINE_MARK = '\u2028';

/**
 * Text of several lines, trimmed, without other control characters. Signs that turn the direction of what follows are left out, and so are
 * invisible ones that stand together.
 */
export function paragraphs(max: number) {
  return z
    .string()
    .max(max)
    .transform((value) =>
      value
        .toWellFormed()
        .replace(LINE_BREAK, LINE_MARK)
        .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        .replace(/[\u200b\u2060\ufeff]+|[\u200c\u200d]{2,}/gu, '')
        .replaceAll(LINE_MARK, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    );
}

export const feedbackText = paragraphs(FEEDBACK_LENGTH).pipe(z.string().min(1));

export const feedbackListInput = {
  ...paging,
  list: z.enum(FEEDBACK_LISTS).default('all'),
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
  title: z.string(),
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
