import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Signs that a language writes otherwise, in the words of all screens. */
const FAULTS = {
  'zh-CN': [/["']/, /[「」]/, /(?<!…)…(?!…)/, /\.\.\./],
  'zh-TW': [/["']/, /[“”]/, /(?<!…)…(?!…)/, /\.\.\./],
  'en-US': [/["']/, /«|»/, /\.\.\./, / …/],
  // Before a colon and inside quotes a space that does not break, before ; ? ! a narrow one.
  'fr-FR': [/["'“”]/, /\S [:;?!»]/, /« /, /\.\.\./, / …/],
} as const;

it.each(Object.entries(FAULTS))('writes quotes, ellipses and spaces as %s does', (language, faults) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`locales/${language}.json`),
  );
  expect(files.length).toBeGreaterThan(5);
  const wrong = files.flatMap((file) =>
    [...wordsOf(JSON.parse(readFileSync(join(root, file), 'utf8')))].filter((words) =>
      faults.some((fault) => fault.test(words)),
    ),
  );
  expect(wrong).toEqual([]);
});

function* wordsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null)
    for (const value of Object.values(words)) yield* wordsOf(value);
}
