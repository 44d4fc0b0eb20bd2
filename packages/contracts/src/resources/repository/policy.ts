import * as z from 'zod';
import { flag, id, listOf, text, wholeNumber } from '../../kernel/fields.ts';
import { namesUpTo, toldNames } from '../../kernel/names.ts';
import { MOST_SAMPLE_PAGES } from './kinds.ts';

/** How many ways an act may be open, and how many networks, groups and ranges one of them names. */
export const MOST_GRANTS = 6;
export const MOST_NAMED = 50;

/** Who may: all conditions that are set hold together. Without any, everybody may. */
const grant = z.object({
  signedIn: flag.default(false),
  /** Patron groups of the library system. */
  groups: listOf(text(64), MOST_NAMED).default([]),
  /** Codes of networks of the settings. */
  networks: listOf(text(64), MOST_NAMED).default([]),
  /** Address ranges as in the settings: `10.0.0.0/8`, `2001:db8::/32`, `10.1.2.3-10.1.2.9`. */
  ranges: listOf(text(100), MOST_NAMED).default([]),
});

/** Ways, of which one is enough. None: nobody may. */
const grants = z.array(grant).max(MOST_GRANTS).default([]);

/** Who may do what. `read` needs `describe`, `print` and `copy` need `read`. */
export const policyRules = z.object({
  describe: grants,
  sample: grants,
  read: grants,
  download: grants,
  print: grants,
  copy: grants,
});

export const policyFacts = {
  names: namesUpTo(100),
  rules: policyRules,
  /** How many pages a sample has. */
  samplePages: wholeNumber(1, MOST_SAMPLE_PAGES).default(10),
};

const toldGrant = z.object({
  signedIn: z.boolean(),
  groups: z.array(z.string()),
  networks: z.array(z.string()),
  ranges: z.array(z.string()),
});
export type Grant = Readonly<z.infer<typeof toldGrant>>;

const toldGrants = z.array(toldGrant);

export const toldRules = z.object({
  describe: toldGrants,
  sample: toldGrants,
  read: toldGrants,
  download: toldGrants,
  print: toldGrants,
  copy: toldGrants,
});
export type PolicyRules = z.infer<typeof toldRules>;

/** A set of rights with a name. Objects and files name one. */
export const accessPolicy = z.object({
  id: z.string(),
  names: toldNames,
  rules: toldRules,
  samplePages: z.int(),
  /** Objects and files that name it. */
  uses: z.int(),
  version: z.int(),
});
export type AccessPolicy = z.infer<typeof accessPolicy>;

export const policyId = id;
