import { normaliseIsbn } from '@lectern/rules/isbn';

/** A name as it is compared: letters and digits alone, in one case and one width. */
export function nameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** All that the tools said in one answer. What a model writes is compared with it; what is not here is not shown. */
export interface Evidence {
  /** A work that a tool returned; answers the short name by which the model knows it. */
  addWork(recordId: string, titles: readonly string[]): string;
  /** Names of people, places, subjects: what may be in quotation marks. */
  addNames(...names: readonly string[]): void;
  addIsbns(...isbns: readonly string[]): void;
  /** Whole numbers in these texts may be written. */
  addNumbers(...texts: readonly (string | number)[]): void;
  recordOf(ref: string): string | undefined;
  /** The record with this title; undefined for none and for more than one. */
  recordTitled(title: string): string | undefined;
  isName(name: string): boolean;
  /** Whether some name or title is in the text, or the text in one of them. */
  hasNameIn(text: string): boolean;
  isPartOfName(text: string): boolean;
  isIsbn(isbn: string): boolean;
  isNumber(number: number): boolean;
  isEmpty(): boolean;
}

const SHORTEST_NAME = 2;
const PARTS_OF_TITLE = /\s*[:：;；=/／]\s*|,\s|，/u;

export function createEvidence(): Evidence {
  const refs = new Map<string, string>();
  const records = new Map<string, string>();
  /** Undefined where works share a title. */
  const titles = new Map<string, string | undefined>();
  const names = new Set<string>();
  const isbns = new Set<string>();
  const numbers = new Set<number>();

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
      for (const title of own)
        for (const part of [title, title.split(PARTS_OF_TITLE)[0] ?? '']) {
          const key = nameKey(part);
          if (key.length < SHORTEST_NAME) continue;
          const known = titles.get(key);
          titles.set(key, titles.has(key) && known !== recordId ? undefined : recordId);
          names.add(key);
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
    recordOf: (ref) => records.get(ref),
    recordTitled: (title) => titles.get(nameKey(title)),
    isName: (name) => names.has(nameKey(name)),
    hasNameIn(text) {
      const key = nameKey(text);
      return [...names].some((name) => key.includes(name));
    },
    isPartOfName(text) {
      const key = nameKey(text);
      return [...names].some((name) => name.includes(key));
    },
    isIsbn: (isbn) => isbns.has(normaliseIsbn(isbn) ?? isbn.replace(/[^\dXx]/g, '')),
    isNumber: (number) => numbers.has(number),
    isEmpty: () => refs.size + names.size + numbers.size === 0,
  };
}

/** Numbers with a sign between their thousands as one: 1,234 is 1234. */
export function joinedThousands(text: string): string {
  return text.normalize('NFKC').replace(/(?<=\d)[,\u202f\u00a0 '](?=\d{3}(?!\d))/g, '');
}
