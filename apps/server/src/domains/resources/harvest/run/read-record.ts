import { createHash } from 'node:crypto';
import type { HarvestReason } from '@lectern/contracts/resources/harvest/harvest-kinds';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { HarvestedRecord } from '../../../../platform/oai/read-oai-answer.ts';
import type { ObjectColumns } from '../../repository/object-columns.ts';
import { describeRecord } from '../mapping/describe-record.ts';
import { type Home, objectOfThing } from '../mapping/object-of-thing.ts';

/** A record of an answer: what it becomes here, that it is gone, or why it is left out. */
export type ReadRecord =
  | {
      readonly identifier: string;
      readonly what: 'object';
      readonly columns: ObjectColumns;
      readonly hash: string;
    }
  | { readonly identifier: string; readonly what: 'gone' }
  | { readonly identifier: string; readonly what: 'leftOut'; readonly reason: HarvestReason };

/** Identifiers are addresses; longer ones are none. */
const MOST_IDENTIFIER = 500;

/** Reads a record for a source with this home. */
export function readRecord({ identifier, isDeleted, metadata }: HarvestedRecord, home: Home): ReadRecord {
  if (identifier === '' || identifier.length > MOST_IDENTIFIER)
    return leftOut(identifier.slice(0, MOST_IDENTIFIER), 'NO_IDENTIFIER');
  if (isDeleted) return { identifier, what: 'gone' };
  if (!metadata) return leftOut(identifier, 'NO_METADATA');
  const thing = describeRecord(metadata);
  if (!thing) return leftOut(identifier, 'FORMAT');
  const columns = objectOfThing(thing, identifier, home);
  return columns
    ? { identifier, what: 'object', columns, hash: recordHashOf(columns) }
    : leftOut(identifier, 'NO_TITLE');
}

function leftOut(identifier: string, reason: HarvestReason): ReadRecord {
  return { identifier, what: 'leftOut', reason };
}

/** What records say. Where a document is at home, its rights and whether it is open belong to the staff from its first day on. */
export const HARVESTED = [
  'kind',
  'titles',
  'creators',
  'year',
  'language',
  'descriptions',
  'publisher',
  'subjects',
  'identifiers',
  'advisors',
  'degree',
  'discipline',
  'college',
  'granted_on',
  'closed_until',
] as const satisfies readonly (keyof ObjectColumns)[];

/** The hash of all that a record says. */
function recordHashOf(columns: ObjectColumns): string {
  return hashOf(...HARVESTED.map((name) => columns[name]));
}

/** A short hash of texts, which only has to differ where they do. */
export function hashOf(...texts: readonly string[]): string {
  return createHash('sha256').update(toJson(texts)).digest('base64url').slice(0, 32);
}
