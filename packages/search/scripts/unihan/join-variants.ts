import type { EquivalentCharacters } from '../../src/analysis/equivalent-characters.ts';
import type { Relation, VariantPair } from './read-relations.ts';
import { BIG5, GB, JIS, PRINTED, type Standard } from './standard-characters.ts';

/** What the rules know beside the pairs. */
export interface Knowledge {
  /** The common characters of a standard of China. */
  readonly common: Standard;
  /** The Mandarin readings of a character, without tones. */
  readonly sounds: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A pair that is not joined, and why. */
export interface LeftOut {
  readonly pair: VariantPair;
  readonly reason: string;
}

/** Characters that variants of Unihan would join, which no rule below leaves out, and which are two words all the same. */
const TWO_WORDS: readonly (readonly [one: string, other: string, what: string])[] = [
  ['丼', '井', 'a dish of rice in Japan, and a well'],
  ['卍', '万', 'a sign of Buddhism, and a number'],
  ['圕', '图', 'one sign for 图书馆, and a picture'],
  ['搵', '按', 'to look for in Cantonese, and to press'],
  ['祢', '妳', 'a family name, and you'],
  ['榛', '亲', 'a hazel, and kin'],
];

/**
 * Joins pairs into classes, one after another, and gives those that are left out. Simplified and traditional forms and z-variants are one
 * character: they are left out only where two frequent characters of simplified text would become one. Semantic variants share a
 * meaning, often one of several, and what is joined to a variant is joined to all of its class: so a pair is left out
 * - where both classes hold a character of the standard of one country: they are two words there,
 * - where the characters sound different, if both are in print today or the variant is one of special cases only.
 * Families of EACC are judged as variants of special cases.
 */
export function joinVariants(
  pairs: readonly VariantPair[],
  classes: EquivalentCharacters,
  { common, sounds }: Knowledge,
): LeftOut[] {
  const standardsOf: Readonly<Record<Relation, readonly Standard[]>> = {
    kZVariant: [GB],
    kSimplifiedVariant: [GB],
    kSemanticVariant: [common, BIG5, JIS],
    kSpecializedSemanticVariant: [common, BIG5, JIS],
    eacc: [common, BIG5, JIS],
  };
  const leftOut: LeftOut[] = [];
  for (const pair of pairs) {
    const { one, other, relation } = pair;
    if (areOne(pair, classes)) continue;
    const members = [classes.membersOf(one), classes.membersOf(other)];
    const words = TWO_WORDS.find(([left, right]) => holdEach(members, left, right));
    const standard = standardsOf[relation].find(({ characters }) =>
      members.every((some) => some.some((member) => characters.has(member))),
    );
    if (words !== undefined) leftOut.push({ pair, reason: words[2] });
    else if (standard !== undefined) leftOut.push({ pair, reason: `two characters of ${standard.name}` });
    else if (soundsApart(pair, sounds)) leftOut.push({ pair, reason: 'no sound in common' });
    else classes.join(one, other);
  }
  return leftOut.filter(({ pair }) => !areOne(pair, classes));
}

function areOne({ one, other }: VariantPair, classes: EquivalentCharacters): boolean {
  return classes.membersOf(one).includes(other);
}

/** Whether one class holds one character, and the other class the other one. */
function holdEach([a = [], b = []]: readonly (readonly string[])[], left: string, right: string): boolean {
  return (a.includes(left) && b.includes(right)) || (a.includes(right) && b.includes(left));
}

/** Relations of which many pairs share a character of old texts only: another sound says that they are two words. */
const SPECIAL_CASES: ReadonlySet<Relation> = new Set(['kSpecializedSemanticVariant', 'eacc']);

function soundsApart({ one, other, relation }: VariantPair, sounds: Knowledge['sounds']): boolean {
  if (relation === 'kZVariant' || relation === 'kSimplifiedVariant') return false;
  const [first, second] = [sounds.get(one), sounds.get(other)];
  if (first === undefined || second === undefined || [...first].some((sound) => second.has(sound)))
    return false;
  return SPECIAL_CASES.has(relation) || (PRINTED.has(one) && PRINTED.has(other));
}
