import * as z from 'zod';
import { calendarDate, flag, id, listOf, text } from '../../kernel/fields.ts';
import { linesUpTo, namesUpTo, toldNames } from '../../kernel/names.ts';
import { requiredSharedText, sharedText } from '../../kernel/shared-text.ts';
import { CLOSED_REASONS, OBJECT_ACTS } from './acts.ts';
import {
  FILE_ROLES,
  FILE_STATES,
  MAX_DESCRIPTION,
  MAX_OBJECT_TITLE,
  OBJECT_KINDS,
  TEXT_FAULTS,
  TEXT_STATES,
} from './kinds.ts';

/** Who made it. */
const creator = z.object({
  name: z.string(),
  /** The id of the person in the list of researchers; empty without one. */
  personId: z.string(),
});

/** Whether the caller may do something now, and if not why and from when. */
export const actAnswer = z.object({
  act: z.enum(OBJECT_ACTS),
  may: z.boolean(),
  /** Empty where it may be done. */
  reason: z.enum([...CLOSED_REASONS, '']),
  /** The calendar date from which it may be done; empty without one. */
  from: z.string(),
});
export type ActAnswer = z.infer<typeof actAnswer>;

const thesisShape = {
  advisors: z.array(z.string()),
  degree: z.string(),
  discipline: z.string(),
  college: z.string(),
  /** Calendar date on which the degree was given; empty without one. */
  grantedOn: z.string(),
};

const summaryShape = {
  objectId: z.string(),
  kind: z.enum(OBJECT_KINDS),
  title: z.string(),
  creators: z.array(creator),
  /** Four digits; empty where nobody knows. */
  year: z.string(),
  /** BCP 47; empty without one. */
  language: z.string(),
  collectionId: z.string(),
  collectionName: z.string(),
  /** The record of the catalogue that it belongs to; empty without one. */
  recordId: z.string(),
  unitCode: z.string(),
  fileCount: z.int(),
  thesis: z.object(thesisShape).nullable(),
  /** Whether this caller may read it now. */
  reading: actAnswer,
};

/** An object among others. */
export const objectSummary = z.object(summaryShape);
export type ObjectSummary = z.infer<typeof objectSummary>;

export const objectPage = z.object({ total: z.int(), objects: z.array(objectSummary) });

/** A file with what this caller may do with it. */
export const objectFile = z.object({
  fileId: z.string(),
  objectId: z.string(),
  name: z.string(),
  role: z.enum(FILE_ROLES),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** 0: it has no pages, or nobody counted them yet. */
  pages: z.int(),
  state: z.enum(FILE_STATES),
  acts: z.array(actAnswer),
  /** How many pages a sample has; 0 if this caller gets none. */
  samplePages: z.int(),
  /** A picture that everybody may see and keep: it has an image service of IIIF, and its object a manifest. */
  isOpenPicture: z.boolean(),
  /** Whether this caller can search the text of some of its pages. */
  isSearchable: z.boolean(),
});
export type ObjectFile = z.infer<typeof objectFile>;

/** An object with all that readers see of it. */
export const objectDetail = z.object({
  ...summaryShape,
  otherTitles: z.array(z.string()),
  /** Several lines; may be empty. */
  description: z.string(),
  publisher: z.string(),
  subjects: z.array(z.string()),
  identifiers: z.array(z.object({ type: z.string(), value: z.string() })),
  /** From the top of the tree to its collection. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  files: z.array(objectFile),
  /** What may be done with the whole. */
  acts: z.array(actAnswer),
  openedCount: z.int(),
  updatedAt: z.string(),
});
export type ObjectDetail = z.infer<typeof objectDetail>;

const day = calendarDate.or(z.literal('')).default('');

/** What staff say about an object. */
export const objectFacts = {
  collectionId: id,
  kind: z.enum(OBJECT_KINDS),
  titles: namesUpTo(MAX_OBJECT_TITLE),
  creators: z
    .array(z.object({ name: requiredSharedText(200), personId: text(64).default('') }))
    .max(100)
    .default([]),
  year: z
    .string()
    .regex(/^(\d{4})?$/)
    .default(''),
  language: text(20).default(''),
  descriptions: linesUpTo(MAX_DESCRIPTION).default({}),
  publisher: sharedText(200).default(''),
  subjects: listOf(requiredSharedText(100), 50).default([]),
  identifiers: z
    .array(z.object({ type: requiredSharedText(20), value: requiredSharedText(200) }))
    .max(20)
    .default([]),
  /** Of theses alone. */
  advisors: listOf(requiredSharedText(200), 20).default([]),
  degree: sharedText(100).default(''),
  discipline: sharedText(100).default(''),
  college: sharedText(100).default(''),
  grantedOn: day,
  recordId: id.optional(),
  unitCode: text(64).default(''),
  policyId: id,
  /** Until the day before this one nobody reads it; the description is open all the same. */
  closedUntil: day,
  isOpen: flag.default(false),
};

export const staffObjectSummary = z.object({
  id: z.string(),
  kind: z.enum(OBJECT_KINDS),
  title: z.string(),
  creators: z.array(z.string()),
  year: z.string(),
  collectionId: z.string(),
  collectionName: z.string(),
  policyName: z.string(),
  closedUntil: z.string(),
  isOpen: z.boolean(),
  fileCount: z.int(),
  /** Files that cannot be read, or were not looked at yet. */
  faultyFiles: z.int(),
  updatedAt: z.string(),
});
export type StaffObjectSummary = z.infer<typeof staffObjectSummary>;

/** A file as staff see it. */
export const staffFile = z.object({
  fileId: z.string(),
  name: z.string(),
  role: z.enum(FILE_ROLES),
  mediaType: z.string(),
  size: z.int(),
  sha256: z.string(),
  pages: z.int(),
  state: z.enum(FILE_STATES),
  /** Rights that narrow those of the object; empty without. */
  policyId: z.string(),
  closedUntil: z.string(),
  text: z.object({
    state: z.enum(TEXT_STATES),
    /** Empty unless it failed. */
    fault: z.enum([...TEXT_FAULTS, '']),
    /** Pages that have text. */
    pages: z.int(),
    /** Pages that could not be read, where the others were. */
    unreadPages: z.int(),
  }),
});
export type StaffFile = z.infer<typeof staffFile>;

/** An object as staff change it. */
export const staffObject = z.object({
  id: z.string(),
  collectionId: z.string(),
  kind: z.enum(OBJECT_KINDS),
  titles: toldNames,
  creators: z.array(creator),
  year: z.string(),
  language: z.string(),
  descriptions: toldNames,
  publisher: z.string(),
  subjects: z.array(z.string()),
  identifiers: z.array(z.object({ type: z.string(), value: z.string() })),
  ...thesisShape,
  recordId: z.string(),
  unitCode: z.string(),
  policyId: z.string(),
  closedUntil: z.string(),
  isOpen: z.boolean(),
  files: z.array(staffFile),
  version: z.int(),
});
export type StaffObject = z.infer<typeof staffObject>;
