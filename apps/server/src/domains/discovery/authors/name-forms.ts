import type { Creator } from '@lectern/marc/bib';
import { nameKey } from '@lectern/search/analysis/name-key';
import { valueKey } from '@lectern/search/analysis/value-key';

/** The name of a creator in the script of the work. */
export function shownName({ name, vernacular }: Pick<Creator, 'name' | 'vernacular'>): string {
  return vernacular ?? name;
}

/** All forms of a creator's name in a record: as filed, in the other script, in Latin letters. */
export function formsOf({ name, vernacular, romanised }: Creator): string[] {
  return [vernacular, name, romanised].filter((form) => form !== undefined && form !== '') as string[];
}

/** What forms of one name have in common: order of its parts, case, marks and script variants do not count. */
export function formKey(form: string): string {
  return nameKey(form) ?? valueKey(form);
}
