import type { Random } from '../../search/random.ts';
import { hasHan, holdsWords, plain } from '../plain-text.ts';
import type { RecordSet } from '../records/record-store.ts';
import type { ShownRecord } from '../records/shown-record.ts';

/** A name and a word of the title, as a reader remembers them. */
export interface Remembered {
  readonly target: ShownRecord;
  readonly author: string;
  readonly word: string;
}

const MOST_MATCHES = 5;
const CANDIDATES = 6;

/** One remembered pair for each record where at most five records hold both; the others are missing. */
export async function rememberedOf(
  targets: readonly ShownRecord[],
  set: RecordSet,
  random: Random,
): Promise<Remembered[]> {
  const candidates = targets.map((target) => candidatesOf(target, random));
  const counts = await countMatches(candidates.flat(), set);
  return candidates.flatMap((list) => list.find((one) => (counts.get(one) ?? 0) <= MOST_MATCHES) ?? []);
}

function candidatesOf(target: ShownRecord, random: Random): Remembered[] {
  const [name] = target.creators;
  const words = wordsOf(target.title);
  if (name === undefined || words.length === 0) return [];
  const author = spoken(name, random);
  return Array.from({ length: CANDIDATES }, () => ({ target, author, word: random.pick(words) }));
}

/** Two adjacent Han characters, or a word of five letters or more: shorter ones are seldom what people remember. */
function wordsOf(title: string): string[] {
  const pairs = [...title.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map((match) => match[1]!);
  return pairs.length > 0 ? pairs : (title.match(/(?<![\p{L}\p{N}'’-])\p{L}{5,}(?![\p{L}\p{N}'’-])/gu) ?? []);
}

/** "Family, Given" as it stands, in the order of speech, or the family name alone. */
function spoken(name: string, random: Random): string {
  const [family = '', given = ''] = name.split(/,\s*/);
  if (given === '' || hasHan(name)) return name;
  return random.pick([name, `${given} ${family}`, family]);
}

/** How many records hold the words of the name among their authors and the word anywhere. */
async function countMatches(asked: readonly Remembered[], set: RecordSet): Promise<Map<Remembered, number>> {
  const counts = new Map<Remembered, number>();
  const byName = new Map<string, Remembered[]>();
  for (const one of asked) {
    const [first = ''] = plain(one.author).split(' ');
    byName.set(first, [...(byName.get(first) ?? []), one]);
  }
  for await (const { document } of set.records()) {
    const authors = (document.text.author ?? []).join(' | ');
    const names = new Set(plain(authors).split(' '));
    const alike = [...names]
      .flatMap((name) => byName.get(name) ?? [])
      .filter(({ author }) => holdsWords(authors, author));
    if (alike.length === 0) continue;
    const whole = Object.values(document.text).flat().join(' | ');
    for (const one of alike) if (holdsWords(whole, one.word)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return counts;
}
