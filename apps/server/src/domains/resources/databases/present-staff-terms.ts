import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { type StaffTerm, TERM_KINDS } from '@lectern/contracts/resources/databases/term';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { EresourceTermTable } from './tables.ts';

/** A word as staff change it. */
export function presentStaffTerm(row: EresourceTermTable, count: number): StaffTerm {
  const { id, kind, code, names, position } = row;
  return { id, kind, code, names: fromJson<Names>(names), position, count, isUnit: row.unit_id !== '' };
}

/** Words list by list, in the order of the library and then of their names. */
export function presentStaffTerms(
  rows: readonly EresourceTermTable[],
  uses: ReadonlyMap<string, number>,
  language: Language,
): StaffTerm[] {
  return rows
    .map((row) => presentStaffTerm(row, uses.get(row.id) ?? 0))
    .map((term) => ({
      term,
      list: TERM_KINDS.indexOf(term.kind),
      key: sortKey(nameIn(term.names, language)),
    }))
    .sort(
      (one, other) =>
        one.list - other.list || one.term.position - other.term.position || (one.key < other.key ? -1 : 1),
    )
    .map(({ term }) => term);
}
