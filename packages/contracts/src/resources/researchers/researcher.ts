import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { flag, id, listOf, text, textOfForm } from '../../kernel/fields.ts';
import { linesUpTo, namesUpTo, toldNames } from '../../kernel/names.ts';
import { requiredSharedText } from '../../kernel/shared-text.ts';

/** Researchers that a library may have. */
export const MOST_RESEARCHERS = 20_000;
export const MAX_RESEARCHER_NAME = 100;
export const MOST_OTHER_NAMES = 20;
export const MOST_HEADINGS = 20;
export const MOST_TOPICS = 30;
export const MOST_AUTHOR_NUMBERS = 10;
const MAX_INTRODUCTION = 4000;

/**
 * How it is known that a publication is of a person: its record names a number of theirs; they or staff said so; its heading was confirmed
 * as theirs; it is in their ORCID record. `name`: somebody of this name wrote it, which is a guess.
 */
export const PUBLICATION_EVIDENCE = ['number', 'decision', 'heading', 'orcid', 'name'] as const;
export type PublicationEvidence = (typeof PUBLICATION_EVIDENCE)[number];

/** What the person or staff say of a publication; `open` takes back what was said. */
export const PUBLICATION_DECISIONS = ['mine', 'notMine', 'open'] as const;
export type PublicationDecision = (typeof PUBLICATION_DECISIONS)[number];

const unitOf = z.object({ id: z.string(), name: z.string() }).nullable();

const summaryShape = {
  id: z.string(),
  /** In the language of the request, or else in the nearest. */
  name: z.string(),
  /** A to Z, or `#`: where the name is filed, Han by pinyin. */
  letter: z.string(),
  unit: unitOf,
  /** May be empty, as all texts of a person. */
  position: z.string(),
  topics: z.array(z.string()),
  portraitUrl: z.string(),
};

/** A person among others. */
export const researcherSummary = z.object(summaryShape);
export type ResearcherSummary = z.infer<typeof researcherSummary>;

/** A person with all that others see. */
export const researcherDetail = z.object({
  ...summaryShape,
  /** Degrees, offices and honours. */
  titles: z.string(),
  /** The name in other languages, scripts and forms. */
  otherNames: z.array(z.string()),
  introduction: z.string(),
  /** Empty where the person does not want it shown. */
  email: z.string(),
  phone: z.string(),
  office: z.string(),
  /** A web address. */
  website: z.string(),
  /** NNNN-NNNN-NNNN-NNNC */
  orcid: z.string(),
  isni: z.string(),
  /** Numbers in other files, `(DE-588)118540238`. */
  authorNumbers: z.array(z.string()),
  /** Publications that are known to be of the person, and those that are guessed by the name. */
  publicationCount: z.int(),
  guessCount: z.int(),
  /** Only the newest publications were read; counts and charts are of these. */
  isPartial: z.boolean(),
  /** The search did not answer: only what the library keeps itself is in counts and lists. */
  isSearchAway: z.boolean(),
  /** Known publications by year, oldest first; those without a year are not in it. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
  /** What they are about, most often first; twelve at most. */
  subjects: z.array(z.object({ heading: z.string(), count: z.int() })),
  /** Who else wrote them, most often first; twelve at most. `researcherId` is empty for others than the library's own. */
  coAuthors: z.array(z.object({ name: z.string(), count: z.int(), researcherId: z.string() })),
});
export type ResearcherDetail = z.infer<typeof researcherDetail>;

/** A work of a person: a record of the catalogue, or an entry of the ORCID record that the catalogue does not have. */
export const publication = z.object({
  /** The id of the record, or that of the entry. */
  publicationId: z.string(),
  /** Empty for an entry that the catalogue does not have. */
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  /** The journal or volume, else the publisher; may be empty. */
  source: z.string(),
  year: z.int().nullable(),
  docName: z.string(),
  doi: z.string(),
  imgUrl: z.string(),
  evidence: z.enum(PUBLICATION_EVIDENCE),
});
export type Publication = z.infer<typeof publication>;

export const publicationPage = z.object({ total: z.int(), publications: z.array(publication) });

/** What staff say about a person. */
export const researcherFacts = {
  names: namesUpTo(MAX_RESEARCHER_NAME),
  /** Other scripts, former names, forms in which works are signed: by these works are guessed. */
  otherNames: listOf(requiredSharedText(MAX_RESEARCHER_NAME), MOST_OTHER_NAMES).default([]),
  /** Headings of the catalogue that are of this person and nobody else, with years where they have them: "Lin, Zhiyuan, 1971-". */
  headings: listOf(requiredSharedText(MAX_RESEARCHER_NAME), MOST_HEADINGS).default([]),
  /** Empty without a unit. */
  unitId: id.or(z.literal('')).default(''),
  position: linesUpTo(100).default({}),
  titles: linesUpTo(300).default({}),
  topics: listOf(requiredSharedText(60), MOST_TOPICS).default([]),
  introduction: linesUpTo(MAX_INTRODUCTION).default({}),
  email: textOfForm(200, '([^\\s@]+@[^\\s@]+)?').default(''),
  /** Contact is shown only where the person wants it. */
  showsEmail: flag.default(false),
  phone: text(60).default(''),
  showsPhone: flag.default(false),
  office: text(120).default(''),
  website: text(500).default(''),
  orcid: asCode(text(60)).default(''),
  isni: asCode(text(60)).default(''),
  /** `(DE-588)118540238` */
  authorNumbers: listOf(text(64), MOST_AUTHOR_NUMBERS).default([]),
  /** The number with which the person signs in as a reader; empty if they have no account. */
  account: asCode(text(64)).default(''),
  /** Off: a draft that only staff see. */
  isOpen: flag.default(false),
};

/** A person among others for staff. */
export const staffResearcherSummary = z.object({
  id: z.string(),
  name: z.string(),
  unitName: z.string(),
  position: z.string(),
  orcid: z.string(),
  hasAccount: z.boolean(),
  isOpen: z.boolean(),
  /** The person does not want the page to be seen. */
  isHidden: z.boolean(),
  updatedAt: z.string(),
});
export type StaffResearcherSummary = z.infer<typeof staffResearcherSummary>;

/** A person as staff see and change them. */
export const staffResearcher = z.object({
  id: z.string(),
  names: toldNames,
  otherNames: z.array(z.string()),
  headings: z.array(z.string()),
  unitId: z.string(),
  position: toldNames,
  titles: toldNames,
  topics: z.array(z.string()),
  introduction: toldNames,
  email: z.string(),
  showsEmail: z.boolean(),
  phone: z.string(),
  showsPhone: z.boolean(),
  office: z.string(),
  website: z.string(),
  orcid: z.string(),
  isni: z.string(),
  authorNumbers: z.array(z.string()),
  account: z.string(),
  portraitUrl: z.string(),
  isOpen: z.boolean(),
  isHidden: z.boolean(),
  /** Entries of the ORCID record that was read last. */
  orcidWorkCount: z.int(),
  /** Changes with each change of the person. */
  version: z.int(),
});
export type StaffResearcher = z.infer<typeof staffResearcher>;
