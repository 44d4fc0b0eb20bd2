import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../packages/contracts/src/kernel/languages.ts';
import { type SyntaxNode, textsIn } from './texts-in-source.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = ['apps', 'packages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/node_modules|\/dist\/|\.test\.|\/testing\//.test(path));

interface Said {
  readonly place: string;
  readonly text: string;
}

/** Every text that a screen, a message or a mail may show, in one language. */
function textsOf(language: Language): readonly Said[] {
  const words = files
    .filter((file) => file.endsWith(`/locales/${language}.json`))
    .flatMap((file) => stringsIn(JSON.parse(read(file))).map((text) => ({ place: file, text })));
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => textsIn(file, read(file), LANGUAGES))
    .flatMap(({ place, byLanguage }) => {
      const node = byLanguage.get(language);
      return node ? literalsIn(node).map((text) => ({ place, text })) : [];
    });
  return [...words, ...sources];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function literalsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  const { type, value } = node as SyntaxNode;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  return Object.values(node).flatMap(literalsIn);
}

interface Term {
  readonly thing: string;
  readonly terms: Readonly<Record<Language, string>>;
  readonly instead: readonly (readonly [Language, string])[];
}

/** The rows of the table in docs/words.md. */
const TERMS: readonly Term[] = read('docs/words.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (thing|---)/.test(line))
  .map((line) => {
    const [thing = '', zhCn = '', zhTw = '', en = '', fr = '', not = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const terms = { 'zh-CN': zhCn, 'zh-TW': zhTw, 'en-US': en, 'fr-FR': fr };
    return { thing, terms, instead: insteadOf(not) };
  });

/** `en-US: one, two; fr-FR: un`. */
function insteadOf(cell: string): (readonly [Language, string])[] {
  return cell
    .split('; ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [name = '', ...rest] = part.split(': ');
      const language = LANGUAGES.find((one) => one === name);
      if (!language) throw new Error(`docs/words.md: no language in “${part}”`);
      return rest
        .join(': ')
        .split(', ')
        .map((word) => [language, word] as const);
    });
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts = textsOf(language);

  it('are found in locales, contracts and the server', () => {
    expect(new Set(texts.map(({ place }) => basename(place).split(':')[0])).size).toBeGreaterThan(50);
  });

  it.each(TERMS)('have one term for $thing', ({ terms, instead }) => {
    const term = terms[language].toLowerCase();
    expect(texts.some(({ text }) => text.toLowerCase().includes(term))).toBe(true);
    for (const [of, word] of instead.filter(([one]) => one === language))
      expect(
        texts.filter(({ text }) => text.includes(word)),
        `${word} (${of})`,
      ).toEqual([]);
  });
});
