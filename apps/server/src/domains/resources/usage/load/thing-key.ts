import { fold } from '@lectern/search/analysis/fold';
import type { UsedThing } from '../../../../platform/counter/counter-use.ts';

const LONGEST = 300;

/** A name as names are compared. */
export function nameKey(name: string): string {
  return (fold(name).trim() || name).slice(0, LONGEST);
}

/**
 * What a title or item is known by: its ISSN, ISBN or DOI on all platforms, else the number of its provider or its name. Databases belong to
 * their platform, which alone knows them by this name.
 */
export function thingKey(thing: UsedThing, platformId: string): string {
  if (thing.kind === 'database') return `database/${platformId}/${nameKey(thing.name)}`;
  return `${thing.kind}/${numberOf(thing) ?? ownNumberOf(thing)}`.slice(0, LONGEST + 60);
}

function numberOf({ kind, onlineIssn, printIssn, isbn, doi }: UsedThing): string | undefined {
  // Items have the numbers of what they are in.
  if (kind === 'item') return doi === '' ? undefined : `doi:${doi}`;
  const issn = onlineIssn || printIssn;
  if (issn !== '') return `issn:${issn}`;
  if (isbn !== '') return `isbn:${isbn}`;
  return doi === '' ? undefined : `doi:${doi}`;
}

function ownNumberOf({ proprietary, name }: UsedThing): string {
  return proprietary === '' ? `name:${nameKey(name)}` : `id:${proprietary.toLowerCase()}`;
}
