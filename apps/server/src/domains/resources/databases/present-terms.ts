import { type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { sortKey } from '@lectern/search/analysis/sort-key';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { EresourceTermTable } from './tables.ts';

/** A word in a language. */
export interface ShownTerm {
  readonly code: string;
  readonly name: string;
}

/** The words of a database by list. */
export type TermsByKind = Readonly<Record<TermKind, readonly ShownTerm[]>>;

type TermRow = Pick<EresourceTermTable, 'code' | 'names'>;

export function presentTerm({ code, names }: TermRow, language: Language): ShownTerm {
  return { code, name: nameIn(fromJson<Names>(names), language) };
}

/** The words of each list, in the order of the rows. */
export function termsByKind(
  rows: readonly (TermRow & Pick<EresourceTermTable, 'kind'>)[],
  language: Language,
): TermsByKind {
  const ofKind = (kind: TermKind) =>
    rows.filter((row) => row.kind === kind).map((row) => presentTerm(row, language));
  return Object.fromEntries(TERM_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<TermKind, ShownTerm[]>;
}

/** Counted words in the order of the library, then of their names. */
export function presentCounted(
  rows: readonly (TermRow & Pick<EresourceTermTable, 'position'> & { readonly count: number })[],
  language: Language,
): (ShownTerm & { readonly count: number })[] {
  return rows
    .map((row) => ({ ...presentTerm(row, language), count: row.count, position: row.position }))
    .map((term) => ({ term, key: sortKey(term.name) }))
    .sort((one, other) => one.term.position - other.term.position || (one.key < other.key ? -1 : 1))
    .map(({ term: { code, name, count } }) => ({ code, name, count }));
}
