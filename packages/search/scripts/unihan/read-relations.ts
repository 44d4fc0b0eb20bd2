/**
 * The relations of Unihan_Variants.txt that are read, the surest first. Traditional variants are the simplified ones from the other side.
 */
export const RELATIONS = [
  'kZVariant',
  'kSimplifiedVariant',
  'kSemanticVariant',
  'kSpecializedSemanticVariant',
] as const;
export type UnihanRelation = (typeof RELATIONS)[number];

/** The families of EACC say less than any of them (see read-eacc.ts). */
export type Relation = UnihanRelation | 'eacc';

/** Two different characters that a relation names as variants, the lower code point first. */
export interface VariantPair {
  readonly relation: Relation;
  readonly one: string;
  readonly other: string;
}

/** The same relation, named from the other side. */
const OTHER_SIDE: Readonly<Record<string, string>> = { kTraditionalVariant: 'kSimplifiedVariant' };

/**
 * The pairs of the text of Unihan_Variants.txt (UAX #38), each once for each relation: in the order of RELATIONS, then pairs that are
 * named from both sides, then by code points. Spoofing variants are not read: they are other characters that only look alike.
 */
export function readRelations(text: string): VariantPair[] {
  const sides = new Map<string, number>();
  for (const { char, field, value } of unihanLines(text)) {
    const relation = OTHER_SIDE[field] ?? field;
    if (!(RELATIONS as readonly string[]).includes(relation)) continue;
    for (const [, code = ''] of value.matchAll(/U\+([\dA-F]+)/g)) {
      const other = String.fromCodePoint(Number.parseInt(code, 16));
      if (other === char) continue;
      const key = [relation, ...[char, other].sort(byCode)].join(' ');
      sides.set(key, (sides.get(key) ?? 0) + 1);
    }
  }
  return Array.from(sides, ([key, count]) => {
    const [relation, one, other] = key.split(' ') as [UnihanRelation, string, string];
    return { relation, one, other, mutual: count > 1 };
  })
    .sort(
      (a, b) =>
        RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation) ||
        Number(b.mutual) - Number(a.mutual) ||
        byCode(a.one, b.one) ||
        byCode(a.other, b.other),
    )
    .map(({ relation, one, other }) => ({ relation, one, other }));
}

const LINE = /^U\+(?<code>[\dA-F]+)\t(?<field>k\w+)\t(?<value>.+)$/gm;

/** The lines of a file of the Unihan database. */
export function* unihanLines(text: string): Generator<{ char: string; field: string; value: string }> {
  for (const { groups } of text.matchAll(LINE)) {
    const { code = '', field = '', value = '' } = groups ?? {};
    yield { char: String.fromCodePoint(Number.parseInt(code, 16)), field, value };
  }
}

function byCode(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
