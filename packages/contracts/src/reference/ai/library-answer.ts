import * as z from 'zod';
import { editorialHtml } from '../../kernel/editorial-html.ts';
import { calendarDate, flag } from '../../kernel/fields.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { sharedText } from '../../kernel/shared-text.ts';

/** Answers of its own that a library may have: each question of a reader is compared with all of them. */
export const MOST_LIBRARY_ANSWERS = 300;
/** Wordings of the question in one language. */
export const MOST_WORDINGS = 12;
export const MAX_WORDING = 200;
/** Characters of HTML. */
export const MAX_LIBRARY_ANSWER = 6000;

export const libraryAnswerText = editorialHtml(MAX_LIBRARY_ANSWER);

const day = calendarDate.or(z.literal('')).default('');

/** What staff say: wordings and answer in one or more languages, and when it holds. Without dates it holds always. */
export const libraryAnswerFacts = {
  texts: z
    .array(
      z.object({
        language: z.enum(LANGUAGES),
        /** The question as readers may ask it, the first is the name among others; empty ones are left out. */
        wordings: z.array(sharedText(MAX_WORDING)).max(MOST_WORDINGS),
        answer: libraryAnswerText.default(''),
      }),
    )
    .max(LANGUAGES.length)
    .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
      error: 'each language once',
    }),
  shownFrom: day,
  shownTo: day,
  /** Off: a draft that answers nobody. */
  isOpen: flag.default(false),
};

/** Whether it answers readers today. */
export const LIBRARY_ANSWER_STATES = ['draft', 'coming', 'shown', 'over'] as const;

/** An answer of the library as staff see and change it. `answer` is clean HTML: text, its structure and links. */
export const libraryAnswer = z.object({
  id: z.string(),
  texts: z.array(
    z.object({ language: z.enum(LANGUAGES), wordings: z.array(z.string()), answer: z.string() }),
  ),
  shownFrom: z.string(),
  shownTo: z.string(),
  isOpen: z.boolean(),
  state: z.enum(LIBRARY_ANSWER_STATES),
  updatedAt: z.string(),
  /** One more with each change. */
  version: z.int(),
});
export type LibraryAnswer = z.infer<typeof libraryAnswer>;
