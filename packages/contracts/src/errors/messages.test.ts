import { describe, expect, it } from 'vitest';
import { ERRORS, type ErrorCode, type ErrorDefinition } from '../errors.ts';
import { LANGUAGES } from '../kernel/languages.ts';
import { errorMessage } from './messages.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

describe('errorMessage', () => {
  it.each(LANGUAGES)('has words without gaps for every code in %s', (language) => {
    for (const code of CODES) {
      const { details = [] }: ErrorDefinition = ERRORS[code];
      const words = errorMessage(code, language, Object.fromEntries(details.map((name) => [name, 3])));
      expect(words, code).not.toBe('');
      expect(words, code).not.toMatch(/[{}|]|undefined|NaN/);
    }
  });

  it.each(CODES)('tells the same facts of %s in all languages', (code) => {
    const { details = [] }: ErrorDefinition = ERRORS[code];
    const facts = LANGUAGES.map((language) => {
      const marked = Object.fromEntries(details.map((name) => [name, `<${name}>`]));
      const words = errorMessage(code, language, marked);
      return [...new Set(words.match(/<\w+>/g) ?? [])].sort();
    });
    for (const ofLanguage of facts) expect(ofLanguage).toEqual(facts[0]);
  });

  it.each([
    ['en-US', 1, 'Cannot be renewed: 1 reader is waiting for it.'],
    ['en-US', 2, 'Cannot be renewed: 2 readers are waiting for it.'],
    ['fr-FR', 1, 'Prolongation impossible : 1 lecteur attend ce document.'],
    ['fr-FR', 2, 'Prolongation impossible : 2 lecteurs attendent ce document.'],
    ['zh-CN', 1, '不能续借：有 1 位读者在等候'],
  ] as const)('counts in %s as the language does: %d', (language, waiting, words) => {
    expect(errorMessage('RENEWAL_READER_WAITING', language, { waiting })).toBe(words);
  });
});
