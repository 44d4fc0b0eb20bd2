/** A volume and an issue as texts; empty if unknown. */
export interface IssueNumber {
  readonly volume: string;
  readonly issue: string;
}

/** Where a number lies with respect to the number at an edge of a coverage. */
export type NumberPlace = 'before' | 'at' | 'after' | 'unknown';

/**
 * Where a volume and issue lie with respect to those of an edge. Numbers are compared as numbers, also double ones (12-13, 1/2), and other
 * texts only for being the same. An edge without an issue is a whole volume. If neither has a volume, the issues are compared if
 * `isSameYear`: they begin anew each year.
 */
export function placeOfNumber(wanted: IssueNumber, edge: IssueNumber, isSameYear: boolean): NumberPlace {
  if (wanted.volume === '' && edge.volume === '') {
    if (!isSameYear || wanted.issue === '' || edge.issue === '') return 'unknown';
    return compared(wanted.issue, edge.issue);
  }
  const volume = compared(wanted.volume, edge.volume);
  if (volume !== 'at') return volume;
  return edge.issue === '' ? 'at' : compared(wanted.issue, edge.issue);
}

const NUMBER = /^(\d{1,9})(?:[-/](\d{1,9}))?$/;

function compared(wanted: string, edge: string): NumberPlace {
  if (wanted === '' || edge === '') return 'unknown';
  const [ours, theirs] = [numbersOf(wanted), numbersOf(edge)];
  if (!ours || !theirs) return wanted.trim().toLowerCase() === edge.trim().toLowerCase() ? 'at' : 'unknown';
  if (ours.last < theirs.first) return 'before';
  return ours.first > theirs.last ? 'after' : 'at';
}

/** 12-13 is 12 to 13. 12-8 is no such range, but a number of some other kind. */
function numbersOf(text: string): { readonly first: number; readonly last: number } | undefined {
  const [, first, last = first] = NUMBER.exec(text.trim().replace('\u2013', '-')) ?? [];
  if (first === undefined || Number(last) < Number(first)) return undefined;
  return { first: Number(first), last: Number(last) };
}
