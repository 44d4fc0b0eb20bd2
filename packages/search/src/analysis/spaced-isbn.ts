import type { PlacedUnit } from './han-numerals.ts';
import { looksLikeIsbn } from './keyword.ts';
import { numbersIn } from './number-forms.ts';
import type { UnitOptions } from './unit-forms.ts';

const MOST_GROUPS = 5;
const GROUPS_OF_ISBN_10 = 4;
const DIGITS = /^\d[\dx -]*$/;

/**
 * The units of a query with each ISBN that is written with spaces as one unit: 978 7 5366 9293 0 among other words. A record has it by its
 * number or by these words one behind the other.
 */
export function withSpacedIsbns(
  placed: readonly PlacedUnit[],
  text: string,
  { field }: UnitOptions,
): PlacedUnit[] {
  const units: PlacedUnit[] = [];
  for (let at = 0; at < placed.length; ) {
    const groups = placed.slice(at, at + Math.max(1, groupsFrom(placed, at, text)));
    units.push(groups.length === 1 ? groups[0]! : together(groups, text, field));
    at += groups.length;
  }
  return units;
}

function together(groups: readonly PlacedUnit[], text: string, field: UnitOptions['field']): PlacedUnit {
  const { start } = groups[0]!;
  const { end } = groups.at(-1)!;
  const terms = groups.flatMap(({ unit }) => unit.terms);
  const numbers = numbersIn(text.slice(start, end), field);
  return { unit: { terms, adjacent: true, alternatives: [], numbers }, start, end };
}

/** How many units from here are together an ISBN; 0 if none are. */
function groupsFrom(placed: readonly PlacedUnit[], at: number, text: string): number {
  const { start } = placed[at]!;
  for (let groups = 2; groups <= MOST_GROUPS && at + groups <= placed.length; groups++) {
    const last = placed[at + groups - 1]!;
    const slice = text.slice(start, last.end);
    if (!DIGITS.test(slice)) return 0;
    // Any ten digits are a valid ISBN-10 once in eleven times: years and volumes are not, because the last of four groups has one sign.
    const isGrouped = /^97[89]/.test(slice) || (groups === GROUPS_OF_ISBN_10 && last.end - last.start === 1);
    if (isGrouped && looksLikeIsbn(slice)) return groups;
  }
  return 0;
}
