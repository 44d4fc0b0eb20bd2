import { CITATION_STYLES } from '@lectern/contracts/discovery/citations/cite-bibs';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import type { CslItem } from '@lectern/marc/citations/csl-item';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeEntry } from './csl-engine.ts';

const ORDINARY: CslItem = {
  id: 'moby',
  type: 'book',
  title: 'Moby-Dick',
  author: [
    { family: 'Melville', given: 'Herman' },
    { family: 'Melville', given: 'Allan' },
  ],
  publisher: 'Harper',
  'publisher-place': 'New York',
  issued: { 'date-parts': [[1851]] },
};

/** What every object has, and words made of it. */
const KEYS_OF_OBJECTS = Object.getOwnPropertyNames(Object.prototype);
const hostileWord = fc.constantFrom(
  ...KEYS_OF_OBJECTS.flatMap((word) => [word, `${word}.`, `${word}, jr`, `The ${word}`]),
);
const word = fc.oneof(
  hostileWord,
  fc.constantFrom('Smith', '曹雪芹', 'de la Cruz', 'ʿAbd al-Nāṣir', '"', '<i>', '</span>', '::', '.', ''),
  fc.string({ maxLength: 12 }),
);
const name = fc.oneof(
  fc.record({ literal: word }),
  fc.record({ family: word, given: word }),
  fc.record({ family: hostileWord, given: fc.constant('') }),
);
const names = fc.array(name, { minLength: 1, maxLength: 3 });

/** Hostile in each part that a bib may have. */
const item: fc.Arbitrary<CslItem> = fc.record(
  {
    id: hostileWord,
    type: fc.constantFrom('book', 'article-journal', 'chapter', 'thesis', 'webpage'),
    title: word,
    author: names,
    editor: names,
    translator: names,
    'container-title': word,
    'collection-title': word,
    'collection-number': word,
    volume: word,
    edition: word,
    publisher: word,
    'publisher-place': word,
    DOI: word,
  },
  { requiredKeys: ['id', 'type', 'title'] },
);

describe.each(CITATION_STYLES.flatMap((style) => LANGUAGES.map((locale) => ({ style, locale }))))(
  'references in $style and $locale',
  (rules) => {
    let usual: string;
    beforeAll(() => {
      usual = writeEntry({ ...rules, item: ORDINARY });
    });

    it.each(KEYS_OF_OBJECTS)('are written for what is called %s, and for others after it', (hostile) => {
      for (const part of [
        { title: hostile },
        { title: hostile, author: undefined },
        { author: [{ literal: hostile }] },
        { author: [{ family: hostile, given: '' }] },
        { author: [{ family: hostile, given: hostile }] },
      ]) {
        const entry = writeEntry({ ...rules, item: { ...ORDINARY, ...part } });
        expect(entry.toLowerCase()).toContain(hostile.toLowerCase());
      }
      expect(writeEntry({ ...rules, item: ORDINARY })).toBe(usual);
    });

    it('come out as before after any item', () => {
      fc.assert(
        fc.property(item, (hostile) => {
          expect(writeEntry({ ...rules, item: hostile })).toBeTypeOf('string');
          expect(writeEntry({ ...rules, item: ORDINARY })).toBe(usual);
        }),
        { numRuns: 20 },
      );
    });
  },
);
