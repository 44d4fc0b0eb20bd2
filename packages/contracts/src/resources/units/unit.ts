import * as z from 'zod';
import { flag, id, listOf, text, textOfForm } from '../../kernel/fields.ts';
import { linesUpTo, namesUpTo, toldNames } from '../../kernel/names.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';
import { term, termCode, termCodes } from '../databases/term.ts';

/** What a unit of the institution is. */
export const UNIT_KINDS = [
  'college',
  'department',
  'institute',
  'laboratory',
  'centre',
  'office',
  'other',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** As many as the list of colleges that databases are described with. */
export const MOST_UNITS = 1000;
/** Levels of the tree: a university, its colleges, their departments, and one more. */
export const MOST_UNIT_LEVELS = 4;
export const MAX_UNIT_NAME = 100;
export const MAX_UNIT_INTRODUCTION = 4000;
const MOST_OTHER_NAMES = 10;
const MOST_CLASSES = 50;

/** Kinds of what units have. The domain that has a kind says which of it belongs to a unit. */
export const UNIT_CONTENT_KINDS = ['eresource', 'work', 'course', 'person', 'collection', 'object'] as const;
export type UnitContentKind = (typeof UNIT_CONTENT_KINDS)[number];

export const countedContents = z.array(z.object({ kind: z.enum(UNIT_CONTENT_KINDS), count: z.int() }));

const summaryShape = {
  id: z.string(),
  /** The library's own; unique. Databases name their colleges by it. */
  code: z.string(),
  kind: z.enum(UNIT_KINDS),
  /** In the language of the request, or else in the nearest. */
  name: z.string(),
  /** Empty for one at the top. */
  parentId: z.string(),
};

/** A unit in the tree. */
export const unitInTree = z.object({
  ...summaryShape,
  /** 0 for one at the top. */
  level: z.int(),
  /** What it and the units below it have; kinds of which there is nothing are left out, and works, which a search counts. */
  contents: countedContents,
});
export type UnitInTree = z.infer<typeof unitInTree>;

/** A unit with all that readers see of it. */
export const unitDetail = z.object({
  ...summaryShape,
  otherNames: z.array(z.string()),
  /** Several lines; may be empty. */
  introduction: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** A web address; empty without one. */
  website: z.string(),
  /** Subjects of databases that concern it. */
  subjects: z.array(term),
  /** Classes of the library's classification that concern it, with the names that they have. */
  classes: z.array(z.object({ notation: z.string(), name: z.string() })),
  /** From the top to the one above it. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  children: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(UNIT_KINDS) })),
  /** Tabs in their order: kinds of which there is something, with counts. */
  contents: countedContents,
});
export type UnitDetail = z.infer<typeof unitDetail>;

/** Something that a unit has. */
export const unitEntry = z.object({
  kind: z.enum(UNIT_CONTENT_KINDS),
  id: z.string(),
  title: z.string(),
  /** Who made or teaches it, or which position a person has; may be empty. */
  by: z.string(),
  /** One line more: subjects, publisher and year, term; may be empty. */
  note: z.string(),
  /** Empty without a picture. */
  imgUrl: z.string(),
});
export type UnitEntry = z.infer<typeof unitEntry>;

/** The notation of a class as a library writes it. */
const notation = text(40);

/** What staff say about a unit besides its place. */
export const unitFacts = {
  code: termCode,
  kind: z.enum(UNIT_KINDS),
  names: namesUpTo(MAX_UNIT_NAME),
  /** Former and short names: courses and records may have them. */
  otherNames: listOf(requiredSharedText(MAX_UNIT_NAME), MOST_OTHER_NAMES).default([]),
  introduction: linesUpTo(MAX_UNIT_INTRODUCTION).default({}),
  address: linesUpTo(300).default({}),
  phone: text(60).default(''),
  email: textOfForm(200, '([^\\s@]+@[^\\s@]+)?').default(''),
  website: text(500).default(''),
  /** Codes of subjects of databases. */
  subjects: termCodes,
  classes: listOf(notation, MOST_CLASSES).default([]),
  /** Off: readers do not see it and what is below it. */
  isOpen: flag.default(true),
};

/** Above a unit; empty for the top. */
export const parentId = id.or(z.literal('')).default('');

/** A unit as staff see and change it. */
export const staffUnit = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(UNIT_KINDS),
  parentId: z.string(),
  level: z.int(),
  names: toldNames,
  otherNames: z.array(z.string()),
  introduction: toldNames,
  address: toldNames,
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  subjects: z.array(z.string()),
  classes: z.array(z.string()),
  isOpen: z.boolean(),
  /** Changes with each change of the unit. */
  version: z.int(),
});
export type StaffUnit = z.infer<typeof staffUnit>;

/** All units in the order of the tree. */
export const staffUnits = z.array(staffUnit);
