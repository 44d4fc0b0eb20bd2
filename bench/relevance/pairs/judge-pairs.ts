import type { Asked, Reader } from '../asking/reader.ts';
import { type SourceRecord, sourceRecord } from '../records/record-source.ts';
import { type Judged, passedIf, type Verdict } from '../verdict.ts';
import type { Pair } from './collect-pairs.ts';
import { excludedFormOfQuery, formOfQuery } from './form-of-query.ts';
import { type Held, madeRecord } from './made-record.ts';
import { nearMisses } from './near-misses.ts';

const EVERYTHING = 10_000;

/** What stands around a form: nothing, words of a longer title, and Han characters without a blank where it begins and ends in Han. */
const SURROUNDINGS: readonly ((form: string) => string | undefined)[] = [
  (form) => form,
  (form) => `Notes on ${form}, part two`,
  (form) => (/^\p{Script=Han}.*\p{Script=Han}$/u.test(form) ? `論${form}集` : undefined),
];

/** A pair with the numbers of the records that hold its two forms. */
interface PreparedPair {
  readonly pair: Pair;
  readonly holders: readonly [readonly string[], readonly string[]];
}

/** Records that hold each form of the pairs in the field that the pair is about, and others that nearly do. */
export function pairRecords(pairs: readonly Pair[]): { records: SourceRecord[]; prepared: PreparedPair[] } {
  const records: SourceRecord[] = [];
  const prepared = pairs.map((pair, at): PreparedPair => {
    const holders = [pair.one, pair.other].map((asked, side) => {
      const name = `pair-${at + 1}-${'ab'[side]}`;
      const holding = heldTexts(asked, formOfQuery).flatMap((held) => surrounded(held));
      const misses = nearlyHeld(asked).map((held) => madeRecord('', held, asked));
      const ids = holding.map((held, number) =>
        add(records, `${name}-${number + 1}`, madeRecord('', held, asked)),
      );
      for (const [number, record] of misses.entries()) add(records, `${name}-near-${number + 1}`, record);
      return ids;
    });
    return { pair, holders: [holders[0] ?? [], holders[1] ?? []] };
  });
  return { records, prepared };
}

function add(records: SourceRecord[], id: string, record: ReturnType<typeof madeRecord>): string {
  records.push(sourceRecord(record, 'pairs', () => id));
  return id;
}

/** A pair passes when both queries find the same records, not none, and among them all that hold either form. */
export async function judgePair(reader: Reader, { pair, holders }: PreparedPair): Promise<Judged> {
  const [one, other] = await Promise.all([
    reader.find(pair.one, EVERYTHING),
    reader.find(pair.other, EVERYTHING),
  ]);
  return { set: pair.set, name: pair.name, ...verdictOf(pair, holders, one.ids, other.ids) };
}

function verdictOf(
  { differ }: Pair,
  holders: PreparedPair['holders'],
  one: readonly string[],
  other: readonly string[],
): Verdict {
  const sets = [new Set(one), new Set(other)] as const;
  const apart = [one.filter((id) => !sets[1].has(id)), other.filter((id) => !sets[0].has(id))];
  const differing = apart.flat().length;
  if (differ) return passedIf(differing > 0, `both find the same ${one.length} records`);
  const missing = holders.flat().filter((id) => !sets[0].has(id) || !sets[1].has(id));
  return passedIf(
    differing === 0 && one.length > 0 && missing.length === 0,
    `finds ${one.length} and ${other.length}; only one finds ${apart[0]?.slice(0, 4).join(' ')} / ${apart[1]?.slice(0, 4).join(' ')}; missed of its own: ${missing.slice(0, 4).join(' ')}`,
  );
}

/** What a search asks for, by field: its words, or the rows of an advanced search that must hold. */
function heldTexts(asked: Asked, formOf: (query: string) => string | undefined): Held[] {
  const rows = Array.isArray(asked.searchItems)
    ? asked.searchItems.filter((row) => typeof row !== 'string')
    : [];
  const wanted = rows.filter(({ operator }) => operator !== 'NOT');
  const texts =
    asked.keyWord === undefined
      ? wanted.map(({ field, value }) => [field ?? 'any', formOf(value ?? '')])
      : [[asked.searchField ?? 'any', formOf(asked.keyWord)]];
  const given = texts.filter(([, text]) => text !== undefined && text !== '');
  return given.length === 0 ? [] : [Object.fromEntries(given) as Held];
}

function surrounded(held: Held): Held[] {
  return SURROUNDINGS.flatMap((around) => {
    const entries = Object.entries(held).map(([field, text]) => [
      field,
      isText(field, text) ? around(text) : text,
    ]);
    return entries.every(([, text]) => text !== undefined) ? [Object.fromEntries(entries) as Held] : [];
  });
}

/** Numbers stand alone in their fields. */
function isText(field: string, text: string): boolean {
  return !['isbn', 'issn', 'callNumber', 'identifier'].includes(field) && /\p{L}{2}|^\P{N}*$/u.test(text);
}

function nearlyHeld(asked: Asked): Held[] {
  const near = heldTexts(asked, formOfQuery).flatMap((held) =>
    Object.entries(held).flatMap(([field, text]) =>
      nearMisses(text).map((miss) => ({ ...held, [field]: miss })),
    ),
  );
  return [...near, ...heldTexts(asked, excludedFormOfQuery)];
}
