import { readEaccVariants } from '@lectern/search/analysis/eacc-variants';
import { readUnihanVariants } from '@lectern/search/analysis/unihan-variants';
import type { Reader } from '../asking/reader.ts';
import { madeRecord } from '../pairs/made-record.ts';
import { type SourceRecord, sourceRecord } from '../records/record-source.ts';
import { type Judged, passedIf, unanswerable } from '../verdict.ts';

/** Two characters that a relation of the Unicode Han database or a family of EACC names as variants, and why they are left out, where they are. */
export interface VariantPair {
  readonly relation: string;
  readonly characters: readonly [string, string];
  readonly leftOut: string | undefined;
}

const FEW = 10;

export function variantPairs(): VariantPair[] {
  const unihan = readUnihanVariants();
  const { pairs, leftOut } = readEaccVariants();
  return [...pairsOf(unihan.pairs, unihan.leftOut), ...pairsOf({ 'families of EACC': pairs }, leftOut)];
}

function pairsOf(
  pairs: Readonly<Record<string, string>>,
  leftOut: Readonly<Record<string, string>>,
): VariantPair[] {
  const reasons = new Map(
    Object.entries(leftOut).flatMap(([reason, text]) =>
      text.split(' ').map((pair): [string, string] => [pair, reason]),
    ),
  );
  return Object.entries(pairs).flatMap(([relation, text]) =>
    text.split(' ').map((pair) => {
      const [one = '', other = ''] = pair;
      return { relation, characters: [one, other] as const, leftOut: reasons.get(pair) };
    }),
  );
}

/** A record for each character: with it inside a title. */
export function variantRecords(pairs: readonly VariantPair[]): SourceRecord[] {
  const characters = new Set(pairs.flatMap((pair) => pair.characters));
  return Array.from(characters, (char) =>
    sourceRecord(madeRecord('', { title: titleWith(char) }, {}), 'variants', () => idOf(char)),
  );
}

/** A pair passes where a title with either character finds the record with the other one. */
export async function judgeVariants(
  reader: Reader,
  { relation, characters, leftOut }: VariantPair,
): Promise<Judged> {
  const set = `Han variants, ${relation}`;
  const name = characters.join('');
  if (leftOut !== undefined) return { set, name, ...unanswerable(`left out: ${leftOut}`) };
  const [one, other] = characters;
  const finds = async (typed: string, held: string) =>
    (await reader.find({ keyWord: titleWith(typed) }, FEW)).ids.includes(idOf(held));
  const [there, back] = await Promise.all([finds(one, other), finds(other, one)]);
  return {
    set,
    name,
    ...passedIf(
      there && back,
      `${one} ${there ? 'finds' : 'misses'} ${other}, ${other} ${back ? 'finds' : 'misses'} ${one}`,
    ),
  };
}

function titleWith(char: string): string {
  return `論${char}集`;
}

function idOf(char: string): string {
  return `han-${char.codePointAt(0)?.toString(16)}`;
}
