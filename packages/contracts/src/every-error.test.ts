import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ErrorDefinition } from './kernel/error-definition.ts';
import { LANGUAGES } from './kernel/languages.ts';
import { Refusal } from './kernel/refusal.ts';
import { refusalWords } from './kernel/refusal-words.ts';

/** Every error that any folder defines. */
async function everyError(): Promise<ErrorDefinition[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]([a-z-]+-)?errors\.ts$/.test(file),
  );
  const modules = (await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file))),
  )) as object[];
  return modules.flatMap((module) => Object.values(module)).filter(isDefinition);
}

function isDefinition(value: unknown): value is ErrorDefinition {
  return typeof value === 'object' && value !== null && 'code' in value && 'words' in value;
}

const SAMPLES = {
  count: 3,
  text: '<text>',
  date: '2026-03-02',
  money: { amount: 300, currency: 'EUR' },
} as const;
const errors = await everyError();

describe('every error', () => {
  it('has a code of its own', () => {
    expect(errors.length).toBeGreaterThan(50);
    expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
  });

  it.each(errors)('$code has words without gaps in each language', (error) => {
    const facts = Object.entries(error.details).map(([name, kind]) => [name, SAMPLES[kind]] as const);
    const refusal = new Refusal(error, Object.fromEntries(facts));
    for (const language of LANGUAGES) {
      const words = refusalWords(refusal, { language });
      expect(words, language).not.toBe('');
      expect(words, language).not.toMatch(/[{}|]|undefined|NaN/);
    }
  });

  it.each(errors)(
    '$code tells the same facts in each language, all of which it has',
    ({ words, details }) => {
      for (const language of LANGUAGES) expect(factsOf(words[language])).toEqual(factsOf(words['zh-CN']));
      expect(Object.keys(details)).toEqual(expect.arrayContaining(factsOf(words['zh-CN'])));
    },
  );
});

/** The names in braces; the words for one and for more tell no fact. */
function factsOf(words: string): string[] {
  return [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();
}
