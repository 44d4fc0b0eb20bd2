import type { Dsl } from './dsl.ts';
import type { Place } from './field-phrase.ts';
import { SORT_TITLE } from './mapping.ts';

/** Characters of scripts without spaces, one of which takes a place of its own. */
const RUN = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc]{1,2}$/u;

/** The filing key of a title begins with one of the terms of each place; it has a blank where signs stood. */
export function soundOpening(places: readonly Place[]): Dsl {
  const pattern = places.map((place, at) => patternOf(place, places[at + 1])).join(' ?');
  return { regexp: { [SORT_TITLE]: { value: `${pattern}.*` } } };
}

/** Of pairs only the first characters, where the next place holds the second ones. */
function patternOf({ offset, anyOf }: Place, next: Place | undefined): string {
  const runs = anyOf.filter((term) => RUN.test(term)).map((term) => Array.from(term));
  const words = anyOf
    .filter((term) => !RUN.test(term))
    .map((term) => (/^\d/.test(term) ? `0*${term}` : term));
  const isLast = next === undefined || next.offset > offset + 1 || !next.anyOf.some((term) => RUN.test(term));
  const seconds = isLast ? setOf(runs.flatMap(([, second]) => second ?? [])) : '';
  const set = setOf(runs.flatMap(([first]) => first ?? [])) + (seconds === '' ? '' : ` ?${seconds}`);
  return `(${[...words, ...(runs.length > 0 ? [set] : [])].join('|')})`;
}

function setOf(characters: readonly string[]): string {
  return characters.length === 0 ? '' : `[${[...new Set(characters)].join('')}]`;
}
