import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageRoute } from '../lib/page-route.ts';
import { ROUTES } from './routes.ts';

const features = join(import.meta.dirname, '../features');

/** The text of a key of a feature's words; undefined where it has none. */
function wordAt(namespace: string, key: string): unknown {
  const file = readdirSync(features, { recursive: true, encoding: 'utf8' }).find((path) =>
    `/${path}`.endsWith(`/${namespace}/locales/zh-CN.json`),
  );
  const words: unknown = JSON.parse(readFileSync(join(features, file ?? ''), 'utf8'));
  return key.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], words);
}

it('has each page of every feature, under a name and a path of its own', async () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]routes\.ts$/.test(file))
    .map((file) => join(features, file));
  const lists = await Promise.all(
    files.map(async (file) => Object.values((await import(file)) as Record<string, typeof ROUTES>)),
  );
  const declared = lists.flat().flatMap((list) => Object.values<PageRoute>(list));
  expect(Object.values(ROUTES)).toHaveLength(declared.length);
  expect(new Set(declared)).toEqual(new Set(Object.values(ROUTES)));
  expect(new Set(declared.map(({ path }) => path.toLowerCase())).size).toBe(declared.length);
});

it.each(Object.values<PageRoute>(ROUTES))('$path has words for each title', ({ words, title, sections }) => {
  const keys = [...(title ? [title] : []), ...Object.values(sections ?? {})];
  for (const key of keys) expect(wordAt(words, key), key).toBeTypeOf('string');
});
