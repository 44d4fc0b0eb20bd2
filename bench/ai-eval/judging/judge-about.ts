import { plain, titleKey } from '../../relevance/plain-text.ts';
import type { Answer } from '../asking/ask.ts';
import type { Expected } from '../golden/conversation.ts';

const NAMES = ['title', 'author', 'subject', 'isbn', 'class', 'classNumber', 'words'] as const;

/** Where in line 1 each limit of a question stands. */
const LIMITS: Readonly<Record<string, (answer: Answer) => unknown>> = {
  docCode: (answer) => answer.understood?.search?.docCode,
  docCodes: (answer) => answer.understood?.search?.docCode,
  langCode: (answer) => answer.understood?.search?.langCode,
  langCodes: (answer) => answer.understood?.search?.langCode,
  onShelf: (answer) => answer.understood?.search?.onlyOnShelf,
  online: (answer) => answer.understood?.search?.availability?.includes('online'),
};
const ORDERS: Readonly<Record<string, string>> = {
  newest: 'added',
  oldest: 'publishYear',
  mostBorrowed: 'loanCount',
};

/**
 * What an answer took a question to be about, against what it is about: as far as line 1, its sources and its sentences tell. The keys that
 * do not agree; `before` is the answer that the question goes on from.
 */
export function disagreements(
  { about }: Expected,
  answer: Answer,
  before: Answer | undefined,
  thisYear: number,
): string[] {
  return Object.entries(about)
    .filter(([key, wanted]) => !agrees(key, wanted, answer, before, thisYear))
    .map(([key]) => key);
}

function agrees(
  key: string,
  wanted: unknown,
  answer: Answer,
  before: Answer | undefined,
  thisYear: number,
): boolean {
  if ((NAMES as readonly string[]).includes(key))
    return [wanted].flat().some((one) => names(String(one), answer));
  const limit = LIMITS[key];
  if (limit) return [wanted].flat().every((one) => [limit(answer)].flat().includes(one));
  if (key === 'order') return answer.understood?.search?.sortField === ORDERS[String(wanted)];
  if (key === 'years') return agreesOnYears(wanted, answer, thisYear);
  if (key === 'library' || key === 'libraryCode' || key === 'branch')
    return typeof wanted === 'string' && titleKey(answer.text).includes(titleKey(wanted));
  if (key === 'ordinal') return pointsAt(wanted, answer, before);
  // Rules, days and what else no line tells are seen in the intent alone.
  return true;
}

/** A name is in the words that were sought, or in a work or a sentence of the answer. */
function names(wanted: string, { understood, sources, text }: Answer): boolean {
  const key = titleKey(wanted);
  const sought = titleKey(understood?.search?.keyWord ?? '');
  if (sought !== '' && (sought.includes(key) || (key.includes(sought) && sought.length * 2 >= key.length)))
    return true;
  if (
    sources.some(({ title, isbn, author }) =>
      [title, isbn, author].some((one) => titleKey(one).includes(key)),
    )
  )
    return true;
  if (titleKey(text).includes(key)) return true;
  const words = plain(understood?.search?.keyWord ?? '').split(' ');
  return plain(wanted)
    .split(' ')
    .every((word) => words.includes(word));
}

function agreesOnYears(wanted: unknown, { understood }: Answer, thisYear: number): boolean {
  const { from, to, last } = (wanted ?? {}) as { from?: number; to?: number; last?: number };
  const { publishBegin, publishEnd } = understood?.search ?? {};
  const begin = last === undefined ? from : thisYear - last;
  const isNear = (year: number | undefined, given: number | undefined) =>
    year === undefined || (given !== undefined && Math.abs(given - year) <= 1);
  return isNear(begin, publishBegin) && isNear(to, publishEnd);
}

function pointsAt(wanted: unknown, { sources }: Answer, before: Answer | undefined): boolean {
  if (typeof wanted !== 'number' || !before) return true;
  const meant = wanted === -1 ? before.sources.at(-1) : before.sources[wanted - 1];
  return meant === undefined || sources[0]?.recordId === meant.recordId;
}
