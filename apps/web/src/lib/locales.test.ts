import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.split(sep).join('/'),
);

/** The keys of one namespace, joined by dots. */
function keysOf(namespace: string): string[] {
  const path = files.find((file) => `/${file}`.endsWith(`/${namespace}/locales/zh-CN.json`));
  expect(path, namespace).toBeDefined();
  return flat(JSON.parse(readFileSync(join(root, path!), 'utf8')) as object);
}

function flat(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flat(value as object, `${prefix}${key}.`),
  );
}

const bare = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Each t('...') in a file with useTranslation('namespace'). Of a template string only the part before its first variable is checked. */
function usedKeys(): { file: string; namespace: string; key: string; open: boolean }[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  return sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const namespace = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1];
    if (!namespace) return [];
    // t('key'), or t(condition ? 'key' : 'other')
    const literals = [
      ...source.matchAll(/\bt\(\s*(?:[^`()?]*\?\s*)?'([\w.]+)'(?:\s*:\s*'([\w.]+)')?/g),
    ].flatMap(([, one, other]) => [one, other].filter((key) => key !== undefined));
    const templates = [...source.matchAll(/\bt\(\s*`([\w.]*)\$\{/g)].map(([, start]) => start!);
    return [
      ...literals.map((key) => ({ file, namespace, key, open: false })),
      ...templates.map((key) => ({ file, namespace, key, open: true })),
    ];
  });
}

it('has every key that a page asks for', () => {
  const used = usedKeys();
  expect(used.length).toBeGreaterThan(50);
  const missing = used.filter(({ namespace, key, open }) => {
    const keys = keysOf(namespace);
    return !keys.some((one) => (open ? one.startsWith(key) : bare(one) === key));
  });
  expect(missing).toEqual([]);
});

/** Besides the file that has it: tests that look whether something is in it. */
const MAY_REACH_STORAGE =
  /lib\/(storage(\.test)?|session-store\.test)\.ts$|lib\/locales\.test\.ts$|app\/kept\/testing\/everything-to-see\.ts$/;

it('reaches browser storage through lib/storage.ts only', () => {
  const others = files
    .filter((file) => /\.tsx?$/.test(file) && !MAY_REACH_STORAGE.test(file))
    .filter((file) => /\b(local|session)Storage\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(others).toEqual([]);
});
