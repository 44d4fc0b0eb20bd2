import type { MatchReason } from '@lectern/contracts/discovery/search/search-answer';
import type { Bib } from '@lectern/marc/bib';
import { formatIsbn } from '@lectern/rules/isbn';
import { fold } from '@lectern/search/analysis/fold';
import { keywordForms } from '@lectern/search/analysis/keyword';
import { numbersIn } from '@lectern/search/analysis/number-forms';
import { excerpt } from '@lectern/search/query/excerpt';
import type { Highlighter } from '@lectern/search/query/highlight';
import type { KeywordField, TextField } from '@lectern/search/search-document';
import { imprintLine } from '../../../collection/catalogue/records/bib-words.ts';
import type { Marker } from './mark-words.ts';

/** More lines than these make a row restless. */
const MOST_REASONS = 2;
const REASON_LENGTH = 120;

/** A text of the record that its row does not show. */
interface Passage {
  readonly part: MatchReason['part'];
  readonly field: TextField;
  readonly text: string;
}

/**
 * Why a hit is found by words that its row does not show: the texts of the record that hold them, those with most of them first. Empty
 * where the row shows all words.
 */
export function matchReasons(
  bib: Bib,
  { mark, words }: Marker,
  isShown: (mark: Highlighter) => boolean,
): MatchReason[] {
  const missing = words.filter((word) => !isShown(word.mark));
  // A word that is known only together with others (names, other readings) is looked for with all of them.
  const sought = missing.length > 0 ? missing.map((word) => word.mark) : isShown(mark) ? [] : [mark];
  const reasons: MatchReason[] = [];
  let open = sought;
  const passages = passagesOf(bib);
  while (open.length > 0 && reasons.length < MOST_REASONS) {
    const best = bestPassage(passages, open);
    if (best === undefined) break;
    reasons.push(reasonOf(best, mark));
    open = open.filter((one) => one(best.text, best.field).length === 0);
  }
  const numbers = missing.flatMap(({ text }) => numberOf(bib, text) ?? []);
  return [...numbers, ...reasons].slice(0, MOST_REASONS);
}

function bestPassage(passages: readonly Passage[], marks: readonly Highlighter[]): Passage | undefined {
  let best: Passage | undefined;
  let most = 0;
  for (const passage of passages) {
    const held = marks.filter((mark) => mark(passage.text, passage.field).length > 0).length;
    if (held > most) {
      best = passage;
      most = held;
    }
  }
  return best;
}

function reasonOf({ part, field, text }: Passage, mark: Highlighter): MatchReason {
  const piece = excerpt(text, mark(text, field), REASON_LENGTH);
  return { part, text: piece.text, ranges: piece.ranges.map(({ start, end }) => [start, end]) };
}

function passagesOf(bib: Bib): Passage[] {
  const passages = (part: Passage['part'], field: TextField, texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text ? [{ part, field, text }] : []));
  return [
    ...passages(
      'otherTitle',
      'title',
      bib.titles.flatMap(({ value, vernacular }) => [value, vernacular]),
    ),
    ...passages(
      'name',
      'author',
      bib.creators.flatMap(({ name, vernacular, romanised }) => [vernacular, name, romanised]),
    ),
    ...passages(
      'subject',
      'subject',
      bib.subjects.flatMap(({ parts, vernacular }) => [vernacular, parts.join(' ')]),
    ),
    ...passages('series', 'series', [
      ...bib.series.flatMap(({ title, vernacular, number = '' }) => [
        [vernacular ?? title, number].filter(Boolean).join(' '),
        vernacular && title,
      ]),
      bib.host?.vernacular,
      bib.host?.title,
    ]),
    ...passages(
      'imprint',
      'notes',
      bib.imprints.flatMap((imprint) => [imprintLine(imprint), imprintLine({ ...imprint, vernacular: '' })]),
    ),
    ...passages('physical', 'notes', [...bib.physical, bib.frequency]),
    ...passages('contents', 'contents', bib.contents),
    ...passages('abstract', 'abstract', bib.abstracts),
    ...passages('note', 'notes', bib.notes),
  ];
}

/** The number of a record that a word is, as it is shown. */
function numberOf(bib: Bib, word: string): MatchReason | undefined {
  const numbers: readonly (readonly [part: MatchReason['part'], field: KeywordField, value: string])[] = [
    ...bib.isbns.map(({ value }) => ['isbn', 'isbn', value] as const),
    ...[...bib.issns, ...(bib.formerIssns ?? [])].map((value) => ['issn', 'issn', value] as const),
    ...bib.classes.map(({ notation }) => ['class', 'classNumber', notation] as const),
  ];
  const sought = numbersIn(fold(word));
  const found = numbers.find(([, field, value]) =>
    sought.some((number) => number.field === field && keywordForms(field, value).includes(number.value)),
  );
  if (found === undefined) return undefined;
  const [part, , value] = found;
  const text = part === 'isbn' ? formatIsbn(value) : value;
  return { part, text, ranges: [[0, text.length]] };
}
