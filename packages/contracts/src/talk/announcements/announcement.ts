import * as z from 'zod';
import { editorialHtml } from '../../kernel/editorial-html.ts';
import { calendarDate, flag } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { sharedText } from '../../kernel/shared-text.ts';

/** How many announcements a library may have. */
export const MOST_ANNOUNCEMENTS = 1000;
export const MAX_ANNOUNCEMENT_TITLE = 120;
/** Characters of HTML. */
export const MAX_ANNOUNCEMENT_TEXT = 20_000;

export const announcementText = editorialHtml(MAX_ANNOUNCEMENT_TEXT);

/** What an announcement is about, besides the library itself: gifts (document 2, section 7.13). */
export const ANNOUNCEMENT_TOPICS = ['', 'donation'] as const;
export type AnnouncementTopic = (typeof ANNOUNCEMENT_TOPICS)[number];

const summaryShape = {
  id: z.string(),
  title: z.string(),
  /** The language of title and text: that of the reader where the library wrote it. */
  language: z.enum(LANGUAGES),
  /** Calendar date since which it is shown. */
  day: z.string(),
  /** Calendar date; empty without one. */
  shownTo: z.string(),
  /** It stands before all others. */
  isPinned: z.boolean(),
};

/** An announcement among others. */
export const announcementSummary = z.object(summaryShape);
export type AnnouncementSummary = z.infer<typeof announcementSummary>;

/** `text` is clean HTML: text, its structure and links. */
export const announcementDetail = z.object({ ...summaryShape, text: z.string() });

const day = calendarDate.or(z.literal('')).default('');

/** What staff say: title and text in one or more languages, and when it is shown. Without dates it is shown always. */
export const announcementFacts = {
  texts: z
    .array(
      z.object({
        language: z.enum(LANGUAGES),
        title: sharedText(MAX_ANNOUNCEMENT_TITLE),
        text: announcementText.default(''),
      }),
    )
    .max(LANGUAGES.length)
    .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
      error: 'each language once',
    }),
  shownFrom: day,
  shownTo: day,
  /** Off: a draft that only staff see. */
  isOpen: flag.default(false),
  isPinned: flag.default(false),
  /** Those about gifts stand on the page of gifts too. */
  topic: z.enum(ANNOUNCEMENT_TOPICS).default(''),
};

/** Whether readers see an announcement today. */
export const ANNOUNCEMENT_STATES = ['draft', 'coming', 'shown', 'over'] as const;

/** An announcement as staff see and change it. */
export const staffAnnouncement = z.object({
  id: z.string(),
  texts: z.array(z.object({ language: z.enum(LANGUAGES), title: z.string(), text: z.string() })),
  shownFrom: z.string(),
  shownTo: z.string(),
  isOpen: z.boolean(),
  isPinned: z.boolean(),
  topic: z.enum(ANNOUNCEMENT_TOPICS),
  state: z.enum(ANNOUNCEMENT_STATES),
  updatedAt: z.string(),
  /** One more with each change. */
  version: z.int(),
});
export type StaffAnnouncement = z.infer<typeof staffAnnouncement>;
