import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from './screens.ts';

const SOURCES = join(import.meta.dirname, '../../apps/web/src');

/** The fixed words of the interface in one language: those without a number or name in them. */
export function interfaceWords(language: Language): Set<string> {
  const words = filesOf(language).flatMap((file) => [...flat(read(file)).values()]);
  return new Set(words.map((text) => text.trim()).filter((text) => text !== '' && !text.includes('{{')));
}

/** Every key of the interface words, as a page would show it if the word were missing. */
export function interfaceKeys(): Set<string> {
  const keys = LANGUAGES.flatMap((language) => filesOf(language)).flatMap((file) => [
    ...flat(read(file)).keys(),
  ]);
  const bare = keys.map((key) => key.replace(/_(one|many|other)$/, ''));
  return new Set([...keys, ...bare].filter((key) => key.includes('.')));
}

function filesOf(language: Language): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === `${language}.json`)
    .map((path) => join(SOURCES, path));
}

function read(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function flat(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[prefix + key, value]];
      return typeof value === 'object' && value ? [...flat(value, `${prefix}${key}.`)] : [];
    }),
  );
}
