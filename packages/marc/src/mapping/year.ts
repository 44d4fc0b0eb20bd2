import { HAN_NUMERAL_SIGNS, hanNumeralValue } from '@lectern/rules/han-numeral';
import { withoutBeforeChrist } from './tables/before-christ.ts';
import { BRANCHES, ERAS, STEMS } from './tables/eras.ts';

const EARLIEST = 1000;
const LATEST = 2100;

/**
 * The year in a coded date of four positions ("1998", "199u"). An unknown last digit counts as 0. Undefined for more
 * unknown digits and for years before 1000 or after 2100.
 */
export function codedYear(text: string): number | undefined {
  if (text.length !== 4) return undefined;
  let year = 0;
  for (let place = 0; place < 4; place++) {
    const digit = text.charCodeAt(place) - 48;
    if (digit >= 0 && digit <= 9) year = year * 10 + digit;
    else if (place === 3 && isUnknownDigit(text[3])) year *= 10;
    else return undefined;
  }
  return plausible(year);
}

/**
 * The year of publication in the dates of a coded field. A reprint or facsimile has its own date and that of the original: its own is
 * the later one, in whatever order they are.
 */
export function codedPublicationYear(first: string, second: string, isReprint: boolean): number | undefined {
  const year = codedYear(first);
  const other = isReprint ? codedYear(second) : undefined;
  return year !== undefined && other !== undefined ? Math.max(year, other) : year;
}

/**
 * The first year in a printed date: "[1998?]", "c1999", "民国23 [1934]", "清光绪三年", "199-?". A year in square brackets
 * is preferred: the cataloguer converted the date before it ("2021 [1964]", a Bikram Sambat date). Years before Christ are none.
 */
export function printedYear(printed: string): number | undefined {
  const text = withoutBeforeChrist(printed);
  const bracket = text.indexOf('[');
  if (bracket > 0) {
    const inside = arabicYear(text.slice(bracket));
    if (inside !== undefined) return inside;
  }
  return eraYear(text) ?? arabicYear(text) ?? hanYear(text);
}

function arabicYear(text: string): number | undefined {
  let run = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) {
      run++;
      continue;
    }
    if (run === 4 || (run === 3 && isUnknownDigit(text[i]))) {
      const digits = text.slice(i - run, i);
      const year = plausible(Number(run === 4 ? digits : `${digits}0`));
      if (year !== undefined) return year;
    }
    run = 0;
  }
  return undefined;
}

/** The year in "二〇一五年". */
function hanYear(text: string): number | undefined {
  const numerals = /([〇零○一二三四五六七八九]{4})年/.exec(text)?.[1];
  return numerals === undefined ? undefined : plausible(hanNumeralValue(numerals.replaceAll('○', '〇')) ?? 0);
}

function eraYear(text: string): number | undefined {
  for (let i = 0; i < text.length - 1; i++) {
    if (text.charCodeAt(i) < 0x4e00) continue;
    const first = ERAS.get(text.slice(i, i + 2));
    if (first === undefined) continue;
    const rest = text.slice(i + 2).trimStart();
    // "民國前三年" counts back from the first year of the Republic.
    if (rest.startsWith('前')) return first - (yearOfReign(rest.slice(1)) ?? 0);
    const count = yearOfReign(rest);
    return count === undefined ? (cyclicYear(rest, first) ?? first) : first + count - 1;
  }
  return undefined;
}

const HAN_NUMERALS = new RegExp(`^[${HAN_NUMERAL_SIGNS}]{1,6}`);

/** The number in "三年", "二十三年", "一百零五年", "一一〇年", "105年" or "元年"; undefined if the text does not begin with a number. */
function yearOfReign(text: string): number | undefined {
  const arabic = /^(\d{1,3})(?!\d)/.exec(text);
  if (arabic) return Number(arabic[1]);
  if (text.startsWith('元')) return 1;
  const numerals = HAN_NUMERALS.exec(text.replaceAll('○', '〇'))?.[0];
  const year = numerals === undefined ? undefined : hanNumeralValue(numerals);
  return year !== undefined && year > 0 && year < 200 ? year : undefined;
}

/** The year with this stem and branch: the first such year from the beginning of the reign. */
function cyclicYear(text: string, reignStart: number): number | undefined {
  const stem = STEMS.indexOf(text.charAt(0));
  const branch = BRANCHES.indexOf(text.charAt(1));
  if (text.length < 2 || stem < 0 || branch < 0) return undefined;
  for (let year = reignStart; year < reignStart + 60; year++) {
    if ((year - 4) % 10 === stem && (year - 4) % 12 === branch) return year;
  }
  return undefined;
}

function isUnknownDigit(character: string | undefined): boolean {
  return (
    character === 'u' || character === '-' || character === '?' || character === '|' || character === '—'
  );
}

function plausible(year: number): number | undefined {
  return year >= EARLIEST && year <= LATEST ? year : undefined;
}
