import { fold } from './fold.ts';
import { queryUnits } from './query-units.ts';
import { scan } from './scan.ts';
import type { QueryUnit, UnitOptions } from './unit-forms.ts';

/**
 * A text whose last word may be unfinished: the units that must occur, and the beginning of one more term. `prefix`
 * is '' where the text ends in a run of Han, kana or the like (the pairs of a run go on by themselves) or in an ISBN or ISSN, or holds no
 * word.
 */
export function prefixQuery(text: string, options: UnitOptions = {}): { units: QueryUnit[]; prefix: string } {
  const units = queryUnits(text, options);
  const last = units.at(-1);
  if (last === undefined || endsInRun(text) || isWholeNumber(last)) return { units, prefix: '' };
  const before = last.terms.slice(0, -1);
  const kept = units.slice(0, -1);
  if (before.length > 0) kept.push({ terms: before, adjacent: true, alternatives: [] });
  return { units: kept, prefix: last.terms.at(-1) ?? '' };
}

/** A valid ISBN or ISSN does not go on. */
function isWholeNumber({ numbers = [] }: QueryUnit): boolean {
  return numbers.some(({ field }) => field === 'isbn' || field === 'issn');
}

function endsInRun(text: string): boolean {
  let run = false;
  scan(fold(text), {
    word: () => {
      run = false;
    },
    chunk: () => {
      run = false;
    },
    run: () => {
      run = true;
    },
  });
  return run;
}
