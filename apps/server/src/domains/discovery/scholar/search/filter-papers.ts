import type { FoundPaper } from '../../../../ports/sources/papers/papers.ts';
import type { Filters } from './search-question.ts';

/**
 * Whether a work has all the filters. Sources that know a filter were asked with it; here it is used on all that came, because some know none
 * and some understand it otherwise.
 */
export function hasFilters(paper: FoundPaper, filters: Filters): boolean {
  const { yearFrom, yearTo, types, subjects, languages, journals, readNow } = filters;
  const isIn = <T>(values: readonly T[], value: T) => values.length === 0 || values.includes(value);
  return (
    (yearFrom === undefined || (paper.year !== null && paper.year >= yearFrom)) &&
    (yearTo === undefined || (paper.year !== null && paper.year <= yearTo)) &&
    isIn(types, paper.type) &&
    isIn(languages, paper.language) &&
    isIn(journals, paper.journal) &&
    subjects.every((subject) => paper.subjects.includes(subject)) &&
    (!readNow || paper.copies.length > 0)
  );
}
