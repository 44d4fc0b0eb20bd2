import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../packages/contracts/src/kernel/languages.ts';
import { isBlank, outlineOf, textsIn } from './texts-in-source.ts';

const root = join(import.meta.dirname, '../..');
const files = ['apps', 'packages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/node_modules|\/dist\//.test(path));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the texts in sources', () => {
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) => textsIn(file, read(file), LANGUAGES));

  it('are found where errors, exports, pages and names have them', () => {
    for (const known of ['auth/errors.ts', 'export-words.ts', 'page-words.ts', 'captcha.ts', 'fine-names.ts'])
      expect(texts.map(({ place }) => place)).toContainEqual(expect.stringContaining(known));
  });

  it.each(texts)('$place has all four languages, which say the same facts', ({ byLanguage }) => {
    expect([...byLanguage.keys()].sort()).toEqual([...LANGUAGES].sort());
    const [first, ...others] = [...byLanguage.values()];
    for (const other of others) {
      expect(outlineOf(other)).toEqual(outlineOf(first!));
      expect(isBlank(other)).toBe(isBlank(first!));
    }
  });
});

describe('the search for texts', () => {
  const outlines = (source: string) =>
    textsIn('a.ts', `const texts = ${source};`, ['en-US', 'fr-FR']).map(({ byLanguage }) =>
      [...byLanguage].map(([language, text]) => [language, outlineOf(text)]),
    );

  it('sees a language that is missing', () => {
    expect(outlines("{ place: { 'en-US': 'Here' }, 'zh-CN': '这里' }")).toEqual([[['en-US', []]]]);
  });

  it.each([
    ['facts in braces', "'{limit} {limit|loan|loans}'", "'{count} prêts'", ['limit'], ['count']],
    ['parts of a list', "['One', 'Two']", "['Un']", [[], []], [[]]],
    ['keys of an object', "{ one: 'One' }", "{ two: 'Deux' }", { one: [] }, { two: [] }],
    ['what a function puts in', '(a, b) => a + b', '(a, b) => a', ['a', 'b'], ['a']],
  ])('sees %s that differ', (_name, english, french, ofEnglish, ofFrench) => {
    expect(outlines(`{ 'en-US': ${english}, 'fr-FR': ${french} }`)).toEqual([
      [
        ['en-US', ofEnglish],
        ['fr-FR', ofFrench],
      ],
    ]);
  });
});

describe('the locales of the web app', () => {
  const folders = files
    .filter((path) => /\/locales\/zh-CN\.json$/.test(path))
    .map((path) => path.slice(0, -11));

  it('are found, and have one file for each language', () => {
    expect(folders.length).toBeGreaterThan(5);
    const found = files.filter((path) => /\/locales\/[^/]+\.json$/.test(path)).sort();
    expect(found).toEqual(
      folders.flatMap((folder) => LANGUAGES.map((one) => `${folder}/${one}.json`)).sort(),
    );
  });

  describe.each(folders)('%s', (folder) => {
    const chinese = wordsOf(folder, 'zh-CN');

    it.each(LANGUAGES)('is complete in %s, with every plural that language has', (language) => {
      const words = wordsOf(folder, language);
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const expected = [...chinese.keys()].flatMap((key) =>
        PLURAL.test(key) ? categories.map((category) => `${bare(key)}_${category}`) : [key],
      );
      expect([...words.keys()].sort()).toEqual([...new Set(expected)].sort());
      // A text may be empty only if it is empty in every language.
      for (const [key, text] of words) if (text.trim() === '') expect(chinese.get(key), key).toBe('');
    });

    it.each(LANGUAGES)('tells the same facts in %s', (language) => {
      for (const [key, text] of wordsOf(folder, language)) {
        const source = chinese.get(key) ?? chinese.get(`${bare(key)}_other`) ?? '';
        // A singular may say "last day" without its number.
        if (!/_one$/.test(key)) expect(factsOf(text), key).toEqual(factsOf(source));
      }
    });
  });
});

const PLURAL = /_(zero|one|two|few|many|other)$/;

function bare(key: string): string {
  return key.replace(PLURAL, '');
}

function factsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))].sort();
}

/** The words of one folder, their keys joined by dots. */
function wordsOf(folder: string, language: string): Map<string, string> {
  return flat(JSON.parse(read(`${folder}/${language}.json`)) as object);
}

function flat(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value as object, `${prefix}${key}.`)],
    ),
  );
}
