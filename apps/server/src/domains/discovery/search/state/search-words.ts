import { asksNothing } from '@lectern/rules/asks-nothing';

/** Parts of a search text that can be left out one by one: words, and what stands in quotes. */
const PART = /-?"[^"]*"|\S+/g;
const OPERATOR = /^(?:AND|OR|NOT)$/;

/** Operators and signs alone (&) are no words. */
function isWord(part: string): boolean {
  return !OPERATOR.test(part) && !asksNothing(part);
}

/** The words of a typed text in order, without operators and signs. */
export function searchWords(text: string): string[] {
  return (text.match(PART) ?? []).filter(isWord);
}

/** The text without some of its words (by their number among searchWords), and without the operators before them. */
export function withoutWords(text: string, dropped: ReadonlySet<number>): string {
  const kept: string[] = [];
  let at = -1;
  for (const part of text.match(PART) ?? []) {
    if (!isWord(part)) {
      kept.push(part);
      continue;
    }
    at++;
    if (!dropped.has(at)) kept.push(part);
    else while (OPERATOR.test(kept.at(-1) ?? '')) kept.pop();
  }
  while (OPERATOR.test(kept[0] ?? '')) kept.shift();
  return kept.join(' ');
}
