import { hanNumeralValue } from '@lectern/rules/han-numeral';
import type { QueryUnit, UnitForm } from './unit-forms.ts';

/** A unit of a query and where it stands in the folded text. */
export interface PlacedUnit {
  readonly unit: QueryUnit;
  readonly start: number;
  readonly end: number;
}

/** The share that a number written in another way scores of what the typed one scores. */
const NUMERAL_WEIGHT = 0.9;

/** Forms of up to so many characters must stand together, as short runs of a query must. */
const ADJACENT = 3;

const DIGITS = '零一二三四五六七八九';
const NUMBER = '(?<number>[1-9]\\d?|[一二三四五六七八九十]{1,3})';

/** A place for a number, and how it is written there. */
interface Way {
  readonly pattern: RegExp;
  readonly written: (number: string, counter: string) => readonly string[];
}

const WAYS: readonly Way[] = [
  {
    pattern: new RegExp(`第${NUMBER}(?<counter>[卷册辑集部编期])`),
    written: (number, counter) => [`第${number}${counter}`, `${counter}${number}`],
  },
  {
    pattern: new RegExp(`(?<counter>[卷册辑集部编期])${NUMBER}$`),
    written: (number, counter) => [`第${number}${counter}`, `${counter}${number}`],
  },
  {
    pattern: new RegExp(`第${NUMBER}(?<counter>[版章回届讲篇次代节课号])`),
    written: (number, counter) => [`第${number}${counter}`],
  },
  {
    pattern: new RegExp(`${NUMBER}(?<counter>世纪|年代)`),
    written: (number, counter) => [`${number}${counter}`],
  },
];

/**
 * Numbers of volumes, editions and the like are found however they are written: 第2卷, 第二卷, 卷二, 20世纪, 二十世纪. A number in
 * digits between two runs becomes one unit with them.
 */
export function withNumerals(placed: readonly PlacedUnit[], text: string): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let at = 0; at < placed.length; ) {
    const pieces = piecesFrom(placed, at, text);
    const forms = pieces === 0 ? [] : numeralForms(sliceOf(placed, at, pieces, text));
    if (forms.length === 0) units.push(placed[at++]!.unit);
    else {
      const of = placed.slice(at, at + pieces);
      units.push({ ...together(of), alternatives: forms });
      at += pieces;
    }
  }
  return units;
}

/** How many units from here are a row of Han runs and numbers in digits: at most run, number, run. */
function piecesFrom(placed: readonly PlacedUnit[], at: number, text: string): number {
  let count = 0;
  let runs = 0;
  for (; at + count < placed.length && count < 3; count++) {
    const { start, end } = placed[at + count]!;
    if (count > 0 && start !== placed[at + count - 1]!.end) break;
    if (HAN.test(text.slice(start, start + 1))) runs++;
    else if (!/^\d{1,2}$/.test(text.slice(start, end))) break;
  }
  return runs === 0 ? 0 : count;
}

const HAN = /\p{sc=Han}/u;

function sliceOf(placed: readonly PlacedUnit[], at: number, pieces: number, text: string): string {
  return text.slice(placed[at]!.start, placed[at + pieces - 1]!.end);
}

/** The units as one. Where a unit is pairs of characters its length in positions is not known here: then the terms may stand anywhere. */
function together(placed: readonly PlacedUnit[]): UnitForm {
  const [only] = placed;
  if (only !== undefined && placed.length === 1) return only.unit;
  const adjacent = placed.every(({ unit }) => unit.terms.length === 1 && unit.terms[0]!.length === 1);
  return { terms: placed.flatMap(({ unit }) => unit.terms), adjacent };
}

/** The other ways to write a folded text with a number in it; none where it holds none. */
function numeralForms(text: string): UnitForm[] {
  for (const { pattern, written } of WAYS) {
    const found = pattern.exec(text);
    const value = numberIn(found?.groups?.number ?? '');
    if (found === null || value === undefined) continue;
    const forms = [String(value), hanNumeral(value)].flatMap((number) =>
      written(number, found.groups?.counter ?? '').map((way) => text.replace(found[0], way)),
    );
    return forms.filter((form) => form !== text).map(formOf);
  }
  return [];
}

/** 1 to 99 in digits or in Han numerals; undefined for what is no such number. */
function numberIn(numeral: string): number | undefined {
  if (numeral === '') return undefined;
  if (/^\d/.test(numeral)) return Number(numeral);
  return numeral.length === 1 || numeral.includes('十') ? hanNumeralValue(numeral) : undefined;
}

function hanNumeral(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10 === 0 ? '' : DIGITS.charAt(value % 10);
  if (tens === 0) return ones;
  return `${tens === 1 ? '' : DIGITS.charAt(tens)}十${ones}`;
}

/** The terms of a text of Han characters and digits: together where they are few, as those of a run are. */
function formOf(text: string): UnitForm {
  const pieces = text.match(/\d+|[^\d]+/g) ?? [];
  const characters = pieces.flatMap((piece) => (isNumber(piece) ? [piece] : Array.from(piece)));
  if (characters.length <= ADJACENT && pieces.length > 1)
    return { terms: characters, adjacent: true, weight: NUMERAL_WEIGHT };
  const terms = pieces.flatMap((piece) => (isNumber(piece) ? [piece] : pairsOf(Array.from(piece))));
  return { terms, adjacent: characters.length <= ADJACENT, weight: NUMERAL_WEIGHT };
}

function isNumber(piece: string): boolean {
  return /^\d/.test(piece);
}

function pairsOf(characters: readonly string[]): readonly string[] {
  return characters.length < 2 ? characters : characters.slice(1).map((next, at) => characters[at]! + next);
}
