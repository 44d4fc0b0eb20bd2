import type { Creator, NameParts } from '../bib.ts';
import { scriptOf } from '../mapping/script.ts';
import { isByname, isSuffix, splitParticles } from './name-words.ts';

/** A name for reference formats: in its parts, or whole if it is in direct order or its family name is not known. */
export type CitedName = CitedPerson | WholeName;

/** A name with a family name, as Citation Style Language and BibTeX divide it. */
export interface CitedPerson {
  readonly family: string;
  readonly given: string;
  /** Stands before the family name also where that comes first: "de" of "de Gaulle, Charles". */
  readonly prefix?: string;
  /** Stands before the family name where the given name comes first only: "van" of "Beethoven, Ludwig van". */
  readonly particle?: string;
  /** "Jr.", "III", "the Elder". */
  readonly suffix?: string;
}

export interface WholeName {
  readonly whole: string;
  /** Whether it names a corporate body or meeting. */
  readonly isBody?: boolean;
}

/**
 * The name of a creator in the original script. The heading says what is the family name ("Melville, Herman"); names in direct order
 * have their numeral and byname ("Elizabeth II", "Augustine of Hippo"). Titles, dates and full forms of initials are left out, as
 * styles require (Chicago Manual of Style 17, 14.72-14.79).
 */
export function citedName({ name, vernacular, kind, parts }: Creator): CitedName {
  const text = oneLine(vernacular ?? name);
  if (kind !== 'person') return { whole: text, isBody: true };
  const person = parts ?? partsOfText(text);
  const entry = oneLine(person.entry);
  const additions = (person.additions ?? []).map(oneLine);
  if (person.order === 'family') return { whole: entry || text };
  if (person.order === 'surname' && person.rest !== undefined && entry !== '')
    return inParts(entry, oneLine(person.rest), additions);
  const end = additions.findIndex((addition) => !isByname(addition));
  const bynames = end < 0 ? additions : additions.slice(0, end);
  const whole = [withoutDates(entry), person.rest ?? '', person.numeration ?? '', ...bynames].map(oneLine);
  return { whole: whole.filter(Boolean).join(' ') || text };
}

/** A name in direct order without the dates that old headings have in it: "Wei, Liao, active 4th century". */
function withoutDates(entry: string): string {
  const parts = entry.split(',');
  const dates = parts.findIndex((part, at) => at > 0 && /\d/.test(part));
  return dates < 0 ? entry : parts.slice(0, dates).join(',');
}

function inParts(entry: string, rest: string, additions: readonly string[]): CitedName {
  const { before, main: family } = splitParticles(entry, 'start');
  const { main: given, after } = splitParticles(rest, 'end');
  const suffix = additions.filter(isSuffix).join(' ');
  return {
    family,
    given,
    ...(before !== '' && { prefix: before }),
    ...(after !== '' && { particle: after }),
    ...(suffix !== '' && { suffix }),
  };
}

/** The parts of a name that was not coded: split at the comma, if it has one. */
function partsOfText(text: string): NameParts {
  const [entry = '', second, ...more] = text.split(/[,，]/).map((part) => part.trim());
  if (entry === '' || !second) return { order: 'forename', entry: entry === '' ? text : entry };
  // "Webber, Jr., Charles" as some write it.
  const [rest, ...additions] =
    isSuffix(second) && more[0] ? [more[0], second, ...more.slice(1)] : [second, ...more];
  return { order: 'surname', entry, rest, additions };
}

/** Whether the family name stands before the given name without a comma: names in Han characters, kana and hangul. */
export function isEastAsian({ family, given }: CitedPerson): boolean {
  return scriptOf(family) === 'han' && scriptOf(given) === 'han';
}

/** The family name with what always stands before it: "de Gaulle". */
export function familyName({ prefix, family }: CitedPerson): string {
  return prefix === undefined ? family : `${prefix} ${family}`;
}

/** The given name with what stands between it and the family name: "Ludwig van". */
export function givenName({ given, particle }: CitedPerson): string {
  return particle === undefined ? given : `${given} ${particle}`;
}

/** "Melville, Herman", "King, Martin Luther, Jr.", or the whole name. */
export function invertedName(name: CitedName): string {
  if ('whole' in name) return name.whole;
  return [familyName(name), givenName(name), name.suffix].filter(Boolean).join(', ');
}

/** The text in one line: line ends and other control characters would break the line-based reference formats. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
}
