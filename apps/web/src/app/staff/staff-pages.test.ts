import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { STAFF_PAGES } from './staff-pages.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

it.each(STAFF_PAGES)('$path has a title in words of its own', ({ words, title }) => {
  const file = files.find((path) => path.endsWith(`/${words}/locales/zh-CN.json`)) ?? words;
  const texts: unknown = JSON.parse(readFileSync(join(source, file), 'utf8'));
  const found = title.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts);
  expect(found).toBeTypeOf('string');
});

it('lists no path twice', () => {
  expect(new Set(STAFF_PAGES.map(({ path }) => path)).size).toBe(STAFF_PAGES.length);
});
