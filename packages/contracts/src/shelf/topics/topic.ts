import * as z from 'zod';
import { editorialHtml } from '../../kernel/editorial-html.ts';
import { calendarDate, flag, id, requiredText, text } from '../../kernel/fields.ts';
import { sharedLines } from '../../kernel/shared-text.ts';
import { listSummary } from '../booklists/book-list.ts';

/** How many topics a library may have, and how many lists and links a topic. */
export const MOST_TOPICS = 500;
export const MOST_TOPIC_LISTS = 20;
export const MOST_TOPIC_LINKS = 30;
export const MAX_TOPIC_TITLE = 80;
export const MAX_TOPIC_CLASS = 40;
export const MAX_TOPIC_SUMMARY = 300;
/** Characters of HTML. */
export const MAX_TOPIC_TEXT = 40_000;

const summaryShape = {
  id: z.string(),
  title: z.string(),
  /** The subject class that it stands under; empty without one. */
  className: z.string(),
  summary: z.string(),
  /** The picture; empty without one. */
  imgUrl: z.string(),
  /** Calendar dates; empty without them. */
  shownFrom: z.string(),
  shownTo: z.string(),
  updatedAt: z.string(),
};

/** A topic among others. */
export const topicSummary = z.object(summaryShape);
export type TopicSummary = z.infer<typeof topicSummary>;

/** An address on the web, or a page of this portal (`#/searchList?keyWord=whale`). */
const linkAddress = text(500).pipe(
  z.union([z.url({ protocol: /^https?$/ }), z.string().regex(/^#\/[^\s"<>]*$/)]),
);
export const topicLink = z.object({ title: requiredText(100), url: linkAddress });
export type TopicLink = z.infer<typeof topicLink>;

/** A topic with its text and what it leads to. `text` is clean HTML: text, headings, lists, quotations and links. */
export const topicDetail = z.object({
  ...summaryShape,
  text: z.string(),
  lists: z.array(listSummary),
  links: z.array(z.object({ title: z.string(), url: z.string() })),
});

/** HTML as staff write or paste it. */
export const topicText = editorialHtml(MAX_TOPIC_TEXT);

const day = calendarDate.or(z.literal('')).default('');

/** What staff say about a topic. Without dates it is shown always. */
export const topicFacts = {
  title: text(MAX_TOPIC_TITLE),
  className: text(MAX_TOPIC_CLASS).default(''),
  summary: sharedLines(MAX_TOPIC_SUMMARY).default(''),
  text: topicText.default(''),
  shownFrom: day,
  shownTo: day,
  /** Off: a draft that only staff see. */
  isOpen: flag.default(false),
  /** On the home page before all others. */
  isFeatured: flag.default(false),
  listIds: z.array(id).max(MOST_TOPIC_LISTS).default([]),
  links: z.array(topicLink).max(MOST_TOPIC_LINKS).default([]),
};

/** A topic as staff see and change it. */
export const staffTopic = z.object({
  ...topicDetail.shape,
  isOpen: z.boolean(),
  isFeatured: z.boolean(),
  /** With those that are not open now, which `lists` does not have. */
  listIds: z.array(z.string()),
  /** Changes with each change of the topic. */
  version: z.int(),
});
export type StaffTopic = z.infer<typeof staffTopic>;
