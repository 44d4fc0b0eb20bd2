/** How many sources a library may have. */
export const MOST_HARVEST_SOURCES = 100;

/** When a source is harvested by itself. */
export const HARVEST_RHYTHMS = ['manual', 'daily', 'weekly'] as const;
export type HarvestRhythm = (typeof HARVEST_RHYTHMS)[number];

/** What becomes of a document whose record is gone at the source: it becomes a draft, or it stays as it is. */
export const HARVEST_DELETIONS = ['hide', 'keep'] as const;
export type HarvestDeletions = (typeof HARVEST_DELETIONS)[number];

/** `waiting`: it begins at once, or asks again at an instant. */
export const HARVEST_STATES = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type HarvestState = (typeof HARVEST_STATES)[number];

/**
 * Why a source could not be asked or read. `PROTOCOL`: it refused with an error of OAI-PMH. `LOOP`: it gives the same records again and
 * again. `TOKEN`: its tokens expire before they can be used. `SHRUNK`: it has less than half of what it had. `PLACE`: the collection or the
 * rights for what comes are gone. `LOST`: the run ended with its process.
 */
export const HARVEST_FAULTS = [
  'TIMEOUT',
  'UNREACHABLE',
  'ADDRESS',
  'TOO_LARGE',
  'HTTP',
  'MOVED',
  'NOT_OAI',
  'XML',
  'PROTOCOL',
  'LOOP',
  'TOKEN',
  'LIMIT',
  'SHRUNK',
  'PLACE',
  'LOST',
] as const;
export type HarvestFault = (typeof HARVEST_FAULTS)[number];

/**
 * Why a record was left out. `FORMAT`: nobody here reads its format. `REMOVED_HERE`: staff removed its document. `FULL`: the library has as
 * many documents as it may.
 */
export const HARVEST_REASONS = [
  'NO_IDENTIFIER',
  'NO_METADATA',
  'NO_TITLE',
  'FORMAT',
  'REMOVED_HERE',
  'FULL',
] as const;
export type HarvestReason = (typeof HARVEST_REASONS)[number];

/** Of what was left out in a run, so many are kept by name; the others are counted. */
export const MOST_LEFT_OUT = 1000;
