import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { UnitScope } from '../../../platform/unit-contents.ts';
import { type PlacedUnit, walk } from './unit-tree.ts';

/** A unit with those below it, as other domains see what they have of it. */
export function scopeOf(unit: PlacedUnit): UnitScope {
  const rows = walk([unit]).map(({ row }) => row);
  const all = (texts: (row: (typeof rows)[number]) => readonly string[]) => [...new Set(rows.flatMap(texts))];
  return {
    id: unit.row.id,
    ids: rows.map(({ id }) => id),
    codes: rows.map(({ code }) => code),
    names: all((row) => [...textsOf(fromJson<Names>(row.names)), ...fromJson<string[]>(row.other_names)]),
    subjects: all((row) => fromJson<string[]>(row.subjects)),
    classes: all((row) => fromJson<string[]>(row.classes)),
  };
}

/** The texts that there are, in the order of the languages. */
export function textsOf(names: Names): string[] {
  return LANGUAGES.flatMap((language) => names[language] || []);
}
