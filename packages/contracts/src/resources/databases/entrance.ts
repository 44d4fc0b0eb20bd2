import * as z from 'zod';
import { flag, id, listOf, text } from '../../kernel/fields.ts';
import { textsSchema, toldNames } from '../../kernel/names.ts';

/** How many entrances a database may have, and how many address ranges an entrance of its own. */
export const MOST_ENTRANCES = 20;
export const MOST_RANGES = 500;

/** Where an entrance works: anywhere, only at addresses of the library, or only elsewhere (such as one with a proxy). */
export const ENTRANCE_PLACES = ['anywhere', 'inside', 'outside'] as const;
export type EntrancePlace = (typeof ENTRANCE_PLACES)[number];

/**
 * Why an entrance is closed. `signIn`: the reader has to sign in first. `outside`: it works only at addresses of the library. `inside`: it
 * works only elsewhere. `group`, `library`: it is for readers of other groups or libraries. `blocked`: the reader's card is not valid now.
 * `away`: the library system did not say who the reader is.
 */
export const CLOSED_REASONS = ['signIn', 'outside', 'inside', 'group', 'library', 'blocked', 'away'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** How near an address leads to what was looked for. */
export const LINK_LEVELS = ['article', 'issue', 'title', 'resource'] as const;
export type LinkLevel = (typeof LINK_LEVELS)[number];

const address = text(1000);

/** An entrance as staff write it. The first one that is open to the reader is taken. */
export const entranceFacts = z.object({
  /** That of an entrance that stays; a new one without it. */
  id: id.optional(),
  /** A name for choices, such as "Mirror in Shanghai"; may be empty. */
  names: textsSchema.default({}),
  /** https:// or http://, on the public web. */
  address,
  place: z.enum(ENTRANCE_PLACES).default('anywhere'),
  /** Codes of networks in the settings that count as addresses of the library; all of them if there are no ranges either. */
  networks: listOf(id, 100).default([]),
  /** Addresses that count besides these. */
  ranges: listOf(text(100), MOST_RANGES).default([]),
  /** Codes of reader groups it is for; empty: all. Whoever has to belong to a group has to sign in. */
  groups: listOf(id, 100).default([]),
  /** Codes of member libraries whose readers it is for; empty: all. */
  libraries: listOf(id, 100).default([]),
  /** Only signed-in readers with a valid card. */
  signIn: flag.default(false),
  /** The code of a proxy in the settings; empty: none. */
  proxy: text(64).default(''),
});

/** An entrance as staff see it. */
export const staffEntrance = z.object({
  id: z.string(),
  names: toldNames,
  address: z.string(),
  place: z.enum(ENTRANCE_PLACES),
  networks: z.array(z.string()),
  ranges: z.array(z.string()),
  groups: z.array(z.string()),
  libraries: z.array(z.string()),
  signIn: z.boolean(),
  proxy: z.string(),
});
export type StaffEntrance = z.infer<typeof staffEntrance>;

/** An entrance as readers may know it: without its address. */
export const entranceChoice = z.object({
  entranceId: z.string(),
  /** Empty without a name. */
  name: z.string(),
  isOpen: z.boolean(),
  /** Empty where it is open. */
  reason: z.enum([...CLOSED_REASONS, '']),
});

/** The article, issue or title that a link should lead to. */
export const citedPlace = {
  doi: text(300).default(''),
  issn: text(9).default(''),
  volume: text(40).default(''),
  issue: text(40).default(''),
  /** The first page. */
  page: text(40).default(''),
};

/** The entrance for a reader at an address. */
export const chosenEntrance = z.object({
  /** False: none is open; `reason` is `signIn` where that may help, or else that of the first; empty where there is no entrance at all. */
  isOpen: z.boolean(),
  /** Where to go, with the proxy; empty where none is open. */
  url: z.string(),
  entranceId: z.string(),
  /** How near `url` leads to the article that was named. */
  level: z.enum(LINK_LEVELS),
  reason: z.enum([...CLOSED_REASONS, '']),
  /** Some entrance would be looked at again after signing in. */
  signInHelps: z.boolean(),
  /** All entrances in their order. */
  entrances: z.array(entranceChoice),
});
export type ChosenEntrance = z.infer<typeof chosenEntrance>;
