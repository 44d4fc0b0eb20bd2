import * as z from 'zod';
import { calendarDate, flag, id, listOf, text, textOfForm } from '../../kernel/fields.ts';
import { linesUpTo, namesUpTo, toldNames } from '../../kernel/names.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { entranceFacts, MOST_ENTRANCES, staffEntrance } from './entrance.ts';
import { term, termCodes } from './term.ts';

/** How the library has a database (document 1, section 4): for a trial, bought, in regular use, or open to everybody. */
export const ERESOURCE_STATUSES = ['trial', 'purchased', 'formal', 'open'] as const;
export type EresourceStatus = (typeof ERESOURCE_STATUSES)[number];

/** How many databases a library may have, and how many files, outage notes and other names one of them. */
export const MOST_ERESOURCES = 5000;
export const MOST_FILES = 20;
export const MOST_OUTAGES = 20;
export const MOST_OTHER_NAMES = 30;
export const MOST_QUESTIONS = 10;
export const MAX_ERESOURCE_NAME = 200;
export const MAX_INTRODUCTION = 4000;
export const MAX_GUIDE = 8000;

/** The letter under which names that begin with a digit, a sign or a script without Latin letters are filed. */
export const OTHER_LETTER = '#';
/** All letters under which names are filed, in the order of the list. */
export const LETTERS: readonly string[] = [...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), OTHER_LETTER];

const summaryShape = {
  id: z.string(),
  /** The library's own code; unique. */
  code: z.string(),
  /** In the language of the request, or else in the nearest. */
  name: z.string(),
  /** Abbreviations and former names. */
  otherNames: z.array(z.string()),
  /** A to Z, or `#`: where the name is filed, Han by pinyin, without articles. */
  letter: z.string(),
  status: z.enum(ERESOURCE_STATUSES),
  /** Calendar dates between which it is shown; empty without them. Those of a trial are its first and last day. */
  shownFrom: z.string(),
  shownTo: z.string(),
  /** Calendar date from which it counts as new. */
  addedOn: z.string(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  /** Several lines; may be empty. */
  introduction: z.string(),
  subjects: z.array(term),
  docTypes: z.array(term),
  vendors: z.array(term),
  colleges: z.array(term),
  labels: z.array(term),
  /** Opened so often in 30 days. */
  openCount: z.int(),
  /** False: it is only described here. */
  canOpen: z.boolean(),
};

/** A database among others. */
export const eresourceSummary = z.object(summaryShape);
export type EresourceSummary = z.infer<typeof eresourceSummary>;

export const eresourcePage = z.object({ total: z.int(), eresources: z.array(eresourceSummary) });

export const eresourceFile = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
});

/** How the page of a database behaves. */
const behaviour = {
  /** It opens in a tab of its own. */
  opensWindow: z.boolean(),
  /** Readers are asked to sign in before anything is opened. */
  signInFirst: z.boolean(),
  takesComments: z.boolean(),
  takesFeedback: z.boolean(),
};

/** A database with all that readers see of it. */
export const eresourceDetail = z.object({
  ...summaryShape,
  /** How it is used; several lines, may be empty. */
  guide: z.string(),
  /** Which years or volumes it has, in words; may be empty. */
  coverage: z.string(),
  /** Times at which it does not work, today and later. `to` may be empty. */
  outages: z.array(z.object({ from: z.string(), to: z.string(), text: z.string() })),
  files: z.array(eresourceFile),
  ...behaviour,
  updatedAt: z.string(),
});
export type EresourceDetail = z.infer<typeof eresourceDetail>;

/** What a client keeps of each database (document 2, section 9). */
export const eresourceBehaviour = z.object({ id: z.string(), code: z.string(), ...behaviour });

const day = calendarDate.or(z.literal('')).default('');

/** What an address to an article, issue or title looks like. Values are encoded; without one of its values a template is not used. */
export const linkTemplates = z.object({
  /** With `{doi}`. */
  article: text(1000).default(''),
  /** With `{issn}`, `{volume}` and `{issue}`; `{page}` too where the service has it. */
  issue: text(1000).default(''),
  /** With `{issn}`. */
  title: text(1000).default(''),
});

/** A question about a trial. Its id stays, so that answers keep their question. */
const trialQuestion = z.object({ id, text: namesUpTo(300) });

/** What staff say about a database. */
export const eresourceFacts = {
  code: textOfForm(64, '[A-Za-z0-9_.\\-]+'),
  names: namesUpTo(MAX_ERESOURCE_NAME),
  otherNames: listOf(requiredSharedText(MAX_ERESOURCE_NAME), MOST_OTHER_NAMES).default([]),
  status: z.enum(ERESOURCE_STATUSES),
  shownFrom: day,
  /** A trial needs it. */
  shownTo: day,
  /** Empty: today for a new database, as it was for another. */
  addedOn: day,
  introduction: linesUpTo(MAX_INTRODUCTION).default({}),
  guide: linesUpTo(MAX_GUIDE).default({}),
  coverage: linesUpTo(500).default({}),
  outages: z
    .array(z.object({ from: calendarDate, to: day, text: linesUpTo(500) }))
    .max(MOST_OUTAGES)
    .default([]),
  /** What readers are asked about a trial; nothing: what they think of it. */
  questions: z.array(trialQuestion).max(MOST_QUESTIONS).default([]),
  /** Codes of words of each list, in their order. */
  subjects: termCodes,
  docTypes: termCodes,
  vendors: termCodes,
  colleges: termCodes,
  labels: termCodes,
  /** Sources under which records of this database are imported. */
  sources: listOf(text(100), 30).default([]),
  links: linkTemplates.prefault({}),
  entrances: z.array(entranceFacts).max(MOST_ENTRANCES).default([]),
  /** Left out: as the settings of the library say. */
  opensWindow: flag.optional(),
  signInFirst: flag.default(false),
  takesComments: flag.default(true),
  takesFeedback: flag.default(true),
  /** Off: a draft that only staff see. */
  isOpen: flag.default(false),
  /** Before all others in lists that are not by letter. */
  isFeatured: flag.default(false),
};

/** A database among others for staff. */
export const staffEresourceSummary = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  status: z.enum(ERESOURCE_STATUSES),
  shownFrom: z.string(),
  shownTo: z.string(),
  isOpen: z.boolean(),
  /** Whether readers see it today. */
  isShown: z.boolean(),
  entranceCount: z.int(),
  openCount: z.int(),
  updatedAt: z.string(),
});
export type StaffEresourceSummary = z.infer<typeof staffEresourceSummary>;

/** A database as staff see and change it. */
export const staffEresource = staffEresourceSummary.omit({ name: true, entranceCount: true }).extend({
  names: toldNames,
  otherNames: z.array(z.string()),
  addedOn: z.string(),
  introduction: toldNames,
  guide: toldNames,
  coverage: toldNames,
  outages: z.array(z.object({ from: z.string(), to: z.string(), text: toldNames })),
  questions: z.array(z.object({ id: z.string(), text: toldNames })),
  subjects: z.array(z.string()),
  docTypes: z.array(z.string()),
  vendors: z.array(z.string()),
  colleges: z.array(z.string()),
  labels: z.array(z.string()),
  sources: z.array(z.string()),
  links: z.object({ article: z.string(), issue: z.string(), title: z.string() }),
  entrances: z.array(staffEntrance),
  files: z.array(eresourceFile),
  /** Null: as the settings of the library say. */
  opensWindow: z.boolean().nullable(),
  signInFirst: z.boolean(),
  takesComments: z.boolean(),
  takesFeedback: z.boolean(),
  isFeatured: z.boolean(),
  /** Changes with each change of the database. */
  version: z.int(),
});
export type StaffEresource = z.infer<typeof staffEresource>;
