import { romanNumeralValue } from '../roman-numeral.ts';
import { readVolume } from '../volume/read-volume.ts';
import type { Answer, WantedIssue } from './coverage.ts';

/** From a number to a number, both included; `to` undefined: it goes on. */
interface Span {
  readonly from: number;
  readonly to: number | undefined;
}

/** A piece of a statement of holdings: the years and the volumes it spans. */
interface HeldPiece {
  readonly years: Span | undefined;
  readonly volumes: Span | undefined;
}

const LONGEST_STATEMENT = 2000;
const DASH = /\s?[-‐-―~～至]\s?/u;
const YEAR = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/g;
/** Words that say that something is missing: what the span has is then not sure. */
const GAPS = /缺|残|殘|\b(?:lack|miss|want|incompl|imperf|gap|except|fehl|lücken|manqu|lacun|sauf|incompl)/i;

/**
 * Whether a library holds an issue, as a statement of holdings says it in words (866 $a of MARC 21, ANSI/NISO Z39.71: "v.1 (1990)-v.20
 * (2009)", "1998-2004; 2007-", "第1卷-第5卷"). Years and volumes are compared; `unknown` where the statement names neither, or names gaps.
 */
export function holdsByStatement(statement: string, { date = '', volume = '' }: WantedIssue): Answer {
  const text = statement.slice(0, LONGEST_STATEMENT).normalize('NFKC');
  const [year, number] = [numberIn(date.slice(0, 4)), numberIn(volume)];
  const pieces = text.split(/[;；,，、]/).flatMap((piece) => heldPiece(piece) ?? []);
  const answers = pieces.map(({ years, volumes }) => {
    const known = [within(years, year), within(volumes, number)].filter((one) => one !== undefined);
    if (known.length === 0) return 'unknown';
    return known.every(Boolean) ? 'yes' : 'no';
  });
  if (answers.includes('yes')) return GAPS.test(text) ? 'unknown' : 'yes';
  return answers.length === 0 || answers.includes('unknown') ? 'unknown' : 'no';
}

/** Whether an item whose volume is written so ("2019 no. 3", "v.12", "第3卷") is of an issue. */
export function isOfIssue(itemVolume: string, { date = '', volume = '', issue = '' }: WantedIssue): Answer {
  const parts = readVolume(itemVolume);
  const numbersOf = (counts: 'volume' | 'issue' | 'year') =>
    parts.flatMap((part) => (part.kind === 'number' && part.counts === counts ? Number(part.digits) : []));
  const compared = [
    isAmong(numbersOf('year'), numberIn(date.slice(0, 4))),
    isAmong(numbersOf('volume'), numberIn(volume)),
    isAmong(numbersOf('issue'), numberIn(issue)),
  ];
  const known = compared.filter((one) => one !== undefined);
  if (known.includes(false)) return 'no';
  // An issue number alone names no issue: each volume has one.
  return compared[0] === true || compared[1] === true ? 'yes' : 'unknown';
}

function isAmong(numbers: readonly number[], sought: number | undefined): boolean | undefined {
  if (numbers.length === 0 || sought === undefined) return undefined;
  const [from = 0, to = from] = numbers;
  return sought >= from && sought <= Math.max(from, to);
}

function heldPiece(piece: string): HeldPiece | undefined {
  const [left = '', ...rest] = piece.split(DASH);
  const isRange = rest.length > 0;
  const right = rest.join(' ');
  const [years, volumes] = [
    spanOf(yearIn(left), yearIn(right), isRange && right.trim() === ''),
    spanOf(volumeIn(left), volumeIn(right), isRange && right.trim() === ''),
  ];
  return years || volumes ? { years, volumes } : undefined;
}

function spanOf(from: number | undefined, to: number | undefined, goesOn: boolean): Span | undefined {
  if (from === undefined) return undefined;
  return { from, to: to ?? (goesOn ? undefined : from) };
}

function yearIn(text: string): number | undefined {
  return numberIn(text.match(YEAR)?.at(0) ?? '');
}

/** The number of a volume: the first that is no year, and no issue by its caption. */
function volumeIn(text: string): number | undefined {
  const part = readVolume(text).find((one) => one.kind === 'number' && one.counts === 'volume');
  return part?.kind === 'number' ? Number(part.digits) : undefined;
}

function within(span: Span | undefined, sought: number | undefined): boolean | undefined {
  if (span === undefined || sought === undefined) return undefined;
  return sought >= span.from && (span.to === undefined || sought <= span.to);
}

function numberIn(text: string): number | undefined {
  const [digits] = /^\d{1,6}/.exec(text.trim()) ?? [];
  if (digits !== undefined) return Number(digits);
  const [part] = readVolume(text.slice(0, 20));
  return part?.kind === 'number' ? Number(part.digits) : romanNumeralValue(text.trim());
}
