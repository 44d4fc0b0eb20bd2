import type { About } from '../../question.ts';
import type { Grammar } from './grammar.ts';

type Filters = Pick<About, 'docCodes' | 'langCodes' | 'onShelf' | 'online' | 'order' | 'years'>;

/** What a question limits its works to. `rest` is the folded text with those words covered, as long as before. */
export function readFilters(
  folded: string,
  grammar: Grammar,
  thisYear: number,
): { readonly filters: Filters; readonly rest: string } {
  let rest = folded;
  const take = (when: RegExp): boolean => {
    const covered = rest.replace(new RegExp(when, 'gu'), (words) => ' '.repeat(words.length));
    const isFound = covered !== rest;
    rest = covered;
    return isFound;
  };
  const codes = (of: Readonly<Record<string, RegExp>>) =>
    Object.entries(of).flatMap(([code, when]) => (take(when) ? [code] : []));
  const { years, rest: withoutYears } = readYears(rest, grammar, thisYear);
  rest = withoutYears;
  const langCodes = codes(grammar.langCodes);
  const docCodes = codes(grammar.docCodes);
  const order = take(grammar.mostBorrowed)
    ? ('mostBorrowed' as const)
    : take(grammar.newest)
      ? ('newest' as const)
      : take(grammar.oldest)
        ? ('oldest' as const)
        : undefined;
  const onShelf = take(grammar.onShelf);
  const online = take(grammar.online);
  const filters: Filters = {
    ...(years && { years }),
    ...(docCodes.length > 0 && { docCodes }),
    ...(langCodes.length > 0 && { langCodes }),
    ...(order && { order }),
    ...(onShelf && { onShelf }),
    ...(online && { online }),
  };
  return { filters, rest };
}

function readYears(folded: string, grammar: Grammar, thisYear: number) {
  for (const when of grammar.years) {
    const found = when.exec(folded);
    const groups = found?.groups;
    if (!found || !groups) continue;
    const rest =
      folded.slice(0, found.index) +
      ' '.repeat(found[0].length) +
      folded.slice(found.index + found[0].length);
    const last = numberOf(groups.last ?? groups.last2, grammar);
    if (last !== undefined) return { years: { from: thisYear - last }, rest };
    const only = numberOf(groups.only, grammar);
    if (only !== undefined) return { years: { from: only, to: only }, rest };
    const from = numberOf(groups.from ?? groups.from2, grammar);
    const to = numberOf(groups.to ?? groups.to2, grammar);
    return { years: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, rest };
  }
  return { years: undefined, rest: folded };
}

/** A number in digits or in a word of the grammar; "十" and "二十" too. */
export function numberOf(
  text: string | undefined,
  { ordinals }: Pick<Grammar, 'ordinals'>,
): number | undefined {
  if (text === undefined) return undefined;
  const digits = /^\d+/.exec(text);
  if (digits) return Number(digits[0]);
  if (ordinals[text] !== undefined) return ordinals[text];
  const tens = /^(.?)十(.?)$/.exec(text);
  if (!tens) return undefined;
  return (tens[1] ? (ordinals[tens[1]] ?? 1) : 1) * 10 + (tens[2] ? (ordinals[tens[2]] ?? 0) : 0);
}
