import * as z from 'zod';
import { flag, id, text, textOfForm, wholeNumber } from '../../kernel/fields.ts';
import { linesUpTo, namesUpTo, toldNames } from '../../kernel/names.ts';
import { COLLECTION_KINDS, ENTRY_KINDS, MAX_COLLECTION_NAME, MAX_DESCRIPTION } from './kinds.ts';

const summaryShape = {
  id: z.string(),
  kind: z.enum(COLLECTION_KINDS),
  /** The library's own code; unique. */
  code: z.string(),
  /** In the language of the request, or else in the nearest. */
  name: z.string(),
  /** Several lines; may be empty. */
  description: z.string(),
  /** Address of its picture; empty without one. */
  coverUrl: z.string(),
  /** Empty at the top. */
  parentId: z.string(),
  /** The code of the college or department that it belongs to; empty without one. */
  unitCode: z.string(),
  /** Direct children that are open. */
  childCount: z.int(),
  /** What the caller finds in it and below. */
  objectCount: z.int(),
};

/** A collection among others. */
export const collectionSummary = z.object(summaryShape);
export type CollectionSummary = z.infer<typeof collectionSummary>;

/** A collection with the way to it. */
export const collectionDetail = z.object({
  ...summaryShape,
  /** From the top to its parent. */
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  /** How many of each kind of thing it has, in it and below; those of none are absent. */
  kinds: z.array(z.object({ kind: z.string(), count: z.int() })),
  updatedAt: z.string(),
});
export type CollectionDetail = z.infer<typeof collectionDetail>;

/** What staff say about a collection. */
export const collectionFacts = {
  kind: z.enum(COLLECTION_KINDS),
  code: textOfForm(64, '[A-Za-z0-9_.\\-]+'),
  /** Left out: at the top. */
  parentId: id.optional(),
  names: namesUpTo(MAX_COLLECTION_NAME),
  descriptions: linesUpTo(MAX_DESCRIPTION).default({}),
  unitCode: text(64).default(''),
  /** Rights that new objects get. */
  policyId: id.optional(),
  /** Among its siblings; the smaller the earlier. */
  position: wholeNumber(0, 100_000).default(0),
  isOpen: flag.default(false),
};

export const staffCollection = z.object({
  id: z.string(),
  kind: z.enum(COLLECTION_KINDS),
  code: z.string(),
  parentId: z.string(),
  names: toldNames,
  descriptions: toldNames,
  unitCode: z.string(),
  policyId: z.string(),
  position: z.int(),
  isOpen: z.boolean(),
  coverUrl: z.string(),
  /** Objects at home in it, drafts too. */
  objectCount: z.int(),
  entries: z.array(
    z.object({
      kind: z.enum(ENTRY_KINDS),
      id: z.string(),
      address: z.string(),
      names: toldNames,
      /** What it is called, for staff. */
      title: z.string(),
    }),
  ),
  version: z.int(),
});
export type StaffCollection = z.infer<typeof staffCollection>;
