import type { DataField } from '@lectern/marc/marc-record';
import type { Work, WorkCreator } from '../works/work.ts';
import { field } from './fields.ts';

/** The creator fields: the first author or composer is the main entry (1XX), others are added entries (7XX). */
export function creatorFields(work: Work): DataField[] {
  const main = work.creators.findIndex((creator) => MAIN_ROLES.has(creator.role));
  return work.creators.flatMap((creator, at) =>
    creatorPair(creator, at === main ? '1' : '7', String(at + 2).padStart(2, '0')),
  );
}

/** Roles that can be the main entry: author, composer, performer. */
const MAIN_ROLES = new Set(['aut', 'cmp', 'prf']);

function creatorPair(creator: WorkCreator, block: '1' | '7', number: string): DataField[] {
  const tag = `${block}${creator.corporate ? '10' : '00'}`;
  const indicators = creator.corporate ? '2 ' : '1 ';
  const entry = (name: string, ofTag: string, link: string | undefined) =>
    field(ofTag, indicators, ['6', link], ['a', name], ['d', creator.dates], ['4', creator.role]);
  if (creator.romanised === undefined) return [entry(creator.name, tag, undefined)];
  return [entry(creator.romanised, tag, `880-${number}`), entry(creator.name, '880', `${tag}-${number}`)];
}
