import { normaliseIsbn } from '@lectern/rules/isbn';
import { createForeignWords } from './gate/foreign-words.ts';
import { nameKey } from './letters-of-name.ts';

/** All that the tools said in one answer. What a model writes is compared with it; what is not here is not shown. */
export interface Evidence {
  /** A work that a tool returned; answers the short name by which the model knows it. */
  addWork(recordId: string, titles: readonly string[]): string;
  /** Names of people, places, subjects: what may be in quotation marks. */
  addNames(...names: readonly string[]): void;
  addIsbns(...isbns: readonly string[]): void;
  /** Whole numbers in these texts may be written. */
  addNumbers(...texts: readonly (string | number)[]): void;
  /** Texts that somebody wrote into records: their words are said as quotes, and what they name is not known by that. */
  addTexts(...texts: readonly string[]): void;
  /** Whether words are copied from such a text, or name what only such a text names; those of the question may be said. */
  isFromTexts(words: string, question: string): boolean;
  isNamedByTexts(words: string): boolean;
  recordOf(ref: string): string | undefined;
  /** The record with this title; undefined for none and for more than one. */
  recordTitled(title: string): string | undefined;
  isName(name: string): boolean;
  /** Whether some name or title is in the text, or the text in one of them. */
  hasNameIn(text: string): boolean;
  /** Whether the text is a title, or in the name of somebody or something. A part of a title is no name. */
  isPartOfName(text: string): boolean;
  isIsbn(isbn: string): boolean;
  isNumber(number: number): boolean;
  isEmpty(): boolean;
}

const SHORTEST_NAME = 2;
const PARTS_OF_TITLE = /(?:(?<!\s)\s+)?[:：;；=/／]\s*|,\s|，/u;

export function createEvidence(): Evidence {
  const refs = new Map<string, string>();
  const records = new Map<string, string>();
  /** Undefined where works share a title. */
  const titles = new Map<string, string | undefined>();
  const names = new Set<string>();
  const isbns = new Set<string>();
  const numbers = new Set<number>();
  const foreign = createForeignWords();
  /** Whoever describes a work writes its title too: what stands in quotation marks inside of it is no name by that. */
  const inTitles = createForeignWords();

  function addName(name: string): void {
    const [family, given, more] = name.split(/,\s*/);
    // Catalogues write "Melville, Herman", sentences "Herman Melville".
    const direct = family && given && more === undefined ? [`${given} ${family}`] : [];
    for (const one of [name, ...name.split(/[;；]/), ...direct]) {
      const key = nameKey(one);
      if (key.length >= SHORTEST_NAME) names.add(key);
    }
  }

  return {
    addWork(recordId, own) {
      inTitles.add(...own);
      for (const title of own)
        for (const part of [title, title.split(PARTS_OF_TITLE)[0] ?? '']) {
          const key = nameKey(part);
          if (key.length < SHORTEST_NAME) continue;
          const known = titles.get(key);
          titles.set(key, titles.has(key) && known !== recordId ? undefined : recordId);
        }
      const known = refs.get(recordId);
      if (known) return known;
      const ref = `R${refs.size + 1}`;
      refs.set(recordId, ref);
      records.set(ref, recordId);
      return ref;
    },
    addNames: (...given) => given.forEach(addName),
    addIsbns(...given) {
      for (const isbn of given) isbns.add(normaliseIsbn(isbn) ?? isbn.replace(/[^\dXx]/g, ''));
    },
    addNumbers(...texts) {
      for (const text of texts)
        for (const [digits] of joinedThousands(String(text)).matchAll(/\d+/g)) numbers.add(Number(digits));
    },
    addTexts: (...texts) => foreign.add(...texts),
    isFromTexts(words, question) {
      const asked = nameKey(question);
      const isOwn = (key: string) => asked.includes(key) || isInName(key);
      const isWhole = (key: string) => asked.includes(key) || titles.has(key) || names.has(key);
      return (
        foreign.isCopied(words, isOwn) || foreign.isNamed(words, isOwn) || inTitles.isNamed(words, isWhole)
      );
    },
    isNamedByTexts: (words) => foreign.isNamed(words, isInName),
    recordOf: (ref) => records.get(ref),
    recordTitled: (title) => titles.get(nameKey(title)),
    isName: (name) => names.has(nameKey(name)) || titles.has(nameKey(name)),
    hasNameIn(text) {
      const key = nameKey(text);
      return [...names, ...titles.keys()].some((name) => key.includes(name));
    },
    isPartOfName(text) {
      const key = nameKey(text);
      return titles.has(key) || [...names].some((name) => name.includes(key));
    },
    isIsbn: (isbn) => isbns.has(normaliseIsbn(isbn) ?? isbn.replace(/[^\dXx]/g, '')),
    isNumber: (number) => numbers.has(number),
    isEmpty: () => refs.size + names.size + numbers.size === 0,
  };

  function isInName(key: string): boolean {
    return [...names, ...titles.keys()].some((name) => name.includes(key));
  }
}

/** Numbers with a sign between their thousands as one: 1,234 is 1234. */
export function joinedThousands(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[,\u202f\u00a0 '](?=\d{3}(?!\d))/g, '');
}
