import { type RawBuilder, sql } from 'kysely';

/*
 * Conditions of queries in which `r` is a line (title_row) and `l` its list (title_list).
 */

/** The line belongs to the present generation of its list. */
export function isPresent(): RawBuilder<boolean> {
  return sql<boolean>`(r.from_generation <= l.generation and r.to_generation > l.generation)`;
}

/** The same, and readers see the list. */
export function isSeen(): RawBuilder<boolean> {
  return sql<boolean>`(${isPresent()} and l.is_shown = 1 and l.is_removed = 0)`;
}
