import type { SearchDocument } from '@lectern/search/search-document';
import { Random } from './random.ts';

const SEED = 20_240_229;
const CHINESE_SHARE = 0.6;
const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ha ho ka ke ki la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi'.split(
    ' ',
  );
const ENDINGS = ['', 'n', 'r', 's', 't', 'l', 'ng'];
const LANGUAGES = ['eng', 'eng', 'eng', 'fre', 'ger', 'jpn', 'rus', 'spa', 'ita', 'lat'];
const DOC_TYPES = [
  'book',
  'book',
  'book',
  'book',
  'journal',
  'thesis',
  'ebook',
  'map',
  'audio',
  'video',
  'score',
];
const FIRST_HAN = 0x4e00;
const HAN_IN_USE = 3500;

/** Words, names and headings from which the records are made; drawn by Zipf's law, as real ones come. */
interface Vocabulary {
  readonly words: readonly string[];
  readonly hanWords: readonly string[];
  readonly authors: readonly string[];
  readonly hanAuthors: readonly string[];
  readonly subjects: readonly string[];
  readonly hanSubjects: readonly string[];
  readonly publishers: readonly string[];
}

/** The same `count` records in every run: six of ten Chinese, about a dozen words or runs in each. */
export function* syntheticRecords(count: number): Generator<SearchDocument> {
  const random = new Random(SEED);
  const vocabulary = makeVocabulary(random);
  for (let number = 0; number < count; number++) yield record(number, random, vocabulary);
}

function record(number: number, random: Random, vocabulary: Vocabulary): SearchDocument {
  const chinese = random.next() < CHINESE_SHARE;
  const title = titleOf(chinese, random, vocabulary);
  const authors = draw(chinese ? vocabulary.hanAuthors : vocabulary.authors, random.between(1, 2), random);
  const subjects = draw(chinese ? vocabulary.hanSubjects : vocabulary.subjects, random.between(1, 4), random);
  const publisher = vocabulary.publishers[random.zipf(vocabulary.publishers.length)]!;
  const year = 2025 - Math.floor(90 * random.next() ** 2);
  return {
    id: `bib-${String(number).padStart(9, '0')}`,
    text: {
      title: [title],
      author: authors,
      subject: subjects,
      publisher: [publisher],
      ...(random.next() < 0.3 ? { series: [titleOf(chinese, random, vocabulary)] } : {}),
      ...(random.next() < 0.3 ? { notes: [titleOf(chinese, random, vocabulary)] } : {}),
    },
    keywords: { isbn: [`978${String(7_000_000_000 + number)}`] },
    facets: {
      docType: [random.pick(DOC_TYPES)],
      language: [chinese ? 'chi' : random.pick(LANGUAGES)],
      year: [String(year)],
      author: authors,
      subject: subjects,
      publisher: [publisher],
    },
    sort: { title, author: authors[0]!, year, added: 15_000 + (number % 5000), popularity: random.zipf(500) },
  };
}

function titleOf(chinese: boolean, random: Random, { words, hanWords }: Vocabulary): string {
  if (!chinese) return drawWords(words, random.between(4, 9), random).join(' ');
  return drawWords(hanWords, random.between(3, 7), random).join('');
}

function drawWords(from: readonly string[], count: number, random: Random): string[] {
  return Array.from({ length: count }, () => from[random.zipf(from.length)]!);
}

function draw(from: readonly string[], count: number, random: Random): string[] {
  return [...new Set(drawWords(from, count, random))];
}

function makeVocabulary(random: Random): Vocabulary {
  const words = distinct(60_000, () => latinWord(random));
  const hanWords = distinct(30_000, () => han(random, 2));
  const name = () => `${capital(random.pick(words))}, ${capital(random.pick(words))}`;
  return {
    words,
    hanWords,
    authors: distinct(150_000, name),
    hanAuthors: distinct(200_000, () => han(random, random.between(2, 3))),
    subjects: distinct(40_000, () => drawWords(words, random.between(1, 3), random).join(' ')),
    hanSubjects: distinct(40_000, () => drawWords(hanWords, random.between(1, 3), random).join('')),
    publishers: distinct(20_000, () =>
      random.next() < CHINESE_SHARE ? `${han(random, 2)}出版社` : `${capital(random.pick(words))} Press`,
    ),
  };
}

function distinct(count: number, make: () => string): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(make());
  return [...made];
}

function latinWord(random: Random): string {
  return (
    Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES)).join('') + random.pick(ENDINGS)
  );
}

function han(random: Random, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(FIRST_HAN + random.zipf(HAN_IN_USE))).join('');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
