import * as z from 'zod';
import { characters, flag, id, requiredText, textOfForm } from '../../kernel/fields.ts';
import { OBJECT_KINDS } from '../repository/kinds.ts';
import { HARVEST_DELETIONS, HARVEST_RHYTHMS } from './harvest-kinds.ts';
import { harvestRun } from './harvest-run.ts';

/** What staff say of a source. */
export const harvestSourceFacts = {
  name: requiredText(200),
  /** The base address of OAI-PMH, without parameters. */
  address: characters(500),
  /** The format to ask for, such as `oai_dc`. */
  prefix: textOfForm(100, "[A-Za-z0-9_.!~*'()\\-]+"),
  /** Empty for all records. */
  setSpec: textOfForm(300, "[A-Za-z0-9_.!~*'():\\-]*").default(''),
  /** Where new documents go, with these rights, as this kind where the record does not say. */
  collectionId: id,
  policyId: id,
  kind: z.enum(OBJECT_KINDS).default('other'),
  /** New documents are open at once; otherwise they are drafts. */
  isOpen: flag.default(false),
  deletions: z.enum(HARVEST_DELETIONS).default('hide'),
  rhythm: z.enum(HARVEST_RHYTHMS).default('manual'),
  isOn: flag.default(true),
};

export const harvestSource = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  prefix: z.string(),
  setSpec: z.string(),
  collectionId: z.string(),
  policyId: z.string(),
  kind: z.enum(OBJECT_KINDS),
  isOpen: z.boolean(),
  deletions: z.enum(HARVEST_DELETIONS),
  rhythm: z.enum(HARVEST_RHYTHMS),
  isOn: z.boolean(),
  /** Documents that came from it. */
  objectCount: z.int(),
  /** The next harvest asks only for what changed since then; empty before the first whole one. */
  changedSince: z.string(),
  /** When it is harvested next by itself; empty if it is not. */
  nextAt: z.string(),
  /** Null before the first one. */
  lastRun: harvestRun.nullable(),
});
export type HarvestSource = z.infer<typeof harvestSource>;
