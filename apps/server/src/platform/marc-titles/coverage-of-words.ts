import { type Coverage, NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import {
  firstDayOf,
  formatTitleDate,
  isOpenEnd,
  lastDayOf,
  parseTitleDate,
  type TitleDate,
} from '@lectern/rules/coverage/title-date';

const LONGEST = 300;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Words in front of a span that say nothing of it. */
const LEADING = new Set([
  'full',
  'text',
  'fulltext',
  'online',
  'available',
  'coverage',
  'from',
  'since',
  'depuis',
  'de',
]);
/** Words behind which a single date is a beginning. */
const BEGINS = new Set(['from', 'since', 'depuis']);
/** What stands between two dates, the surest first: a hyphen may belong to a date. */
const BETWEEN = [' - ', ' to ', ' until ', ' through ', ' à ', '至', '-'];

interface Place {
  readonly date: TitleDate;
  readonly volume: string;
  readonly issue: string;
}

/**
 * The coverage that words of a record say for certain: "1995-2003", "v.1 (1995)-", "Vol. 2, no. 1 (Mar. 1996)-v. 9 (2003)", "Full text
 * available from: 1995 to present", "1995年至今". Undefined for all others, such as spans with gaps, a single year, or "1995-03", which may
 * be a month or the year 2003.
 */
export function coverageOfWords(text: string): Coverage | undefined {
  if (text.length > LONGEST) return undefined;
  const { span, begins } = spanOf(text);
  const parts = partsOf(span) ?? (begins ? [span, ''] : undefined);
  if (!parts) return undefined;
  const [first, last] = [placeOf(parts[0]), placeOf(parts[1])];
  if (!first) return undefined;
  const coverage = {
    ...NO_COVERAGE,
    firstDate: formatTitleDate(first.date),
    firstVolume: first.volume,
    firstIssue: first.issue,
  };
  if (isOpenEnd(parts[1])) return coverage;
  if (!last || firstDayOf(first.date) > lastDayOf(last.date)) return undefined;
  return {
    ...coverage,
    lastDate: formatTitleDate(last.date),
    lastVolume: last.volume,
    lastIssue: last.issue,
  };
}

/** The text behind the words in front of it, in small letters. */
function spanOf(text: string): { readonly span: string; readonly begins: boolean } {
  let span = text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]/g, '-')
    .trim();
  if (span.endsWith('.')) span = span.slice(0, -1).trim();
  const digit = span.search(/\d/);
  const colon = span.lastIndexOf(':', digit);
  if (digit > 0 && colon >= 0) span = span.slice(colon + 1).trim();
  const words = span.split(' ');
  let at = 0;
  while (LEADING.has(words[at] ?? '')) at += 1;
  const ahead = words.slice(0, at);
  const rest = words.slice(at).join(' ');
  return {
    span: rest.endsWith('-') ? `${rest.slice(0, -1).trim()}-` : rest,
    begins: ahead.some((word) => BEGINS.has(word)),
  };
}

function partsOf(span: string): readonly [string, string] | undefined {
  for (const between of BETWEEN) {
    const parts = span.split(between).map((part) => part.trim());
    const [first, last] = parts;
    if (parts.length === 2 && first !== undefined && last !== undefined) return [first, last];
    if (parts.length > 2) return undefined;
  }
  return undefined;
}

/** A date, which volume and issue may precede; undefined if there is no date, or anything else. */
function placeOf(text: string): Place | undefined {
  const volume = /^(?:第 ?(\d{1,4}) ?卷|(?:vol|v|volume|tome|t|bd|band|jg)\.? ?(\d{1,4})(?!\d))[,:]? ?/.exec(
    text,
  );
  const behindVolume = text.slice(volume?.[0].length ?? 0);
  const issue = /^(?:第 ?(\d{1,4}) ?期|(?:no|nr|n°|issue|heft)\.? ?(\d{1,4})(?!\d))[,:]? ?/.exec(
    behindVolume,
  );
  const rest = behindVolume.slice(issue?.[0].length ?? 0);
  const inBrackets = /^[(（]([^()（）]*)[)）]$/.exec(rest)?.[1];
  const date = dateOf(inBrackets ?? rest);
  if (!date) return undefined;
  return { date, volume: numberOf(volume), issue: numberOf(issue) };
}

function numberOf(match: RegExpExecArray | null): string {
  return match?.[1] ?? match?.[2] ?? '';
}

function dateOf(text: string): TitleDate | undefined {
  const han = /^(\d{4}) ?年(?: ?(\d{1,2}) ?月)?$/.exec(text);
  if (han) return parseTitleDate([han[1], han[2]].filter(Boolean).join('-'));
  const named = /^([a-z]{3,9})\.? (\d{4})$/.exec(text);
  if (!named) return parseTitleDate(text);
  const month = MONTHS.indexOf((named[1] ?? '').slice(0, 3)) + 1;
  return month > 0 ? parseTitleDate(`${named[2]}-${month}`) : undefined;
}
