import { describe, expect, it } from 'vitest';
import { knownLanguage, languageFor } from './language.ts';

const tenant = { languages: ['zh-CN', 'fr-FR'], defaultLanguage: 'fr-FR' };

describe('the language of a page', () => {
  it("is the reader's choice where the library offers it", () => {
    expect(languageFor('zh-CN', tenant)).toBe('zh-CN');
  });

  it("is the library's own otherwise", () => {
    expect(languageFor('en-US', tenant)).toBe('fr-FR');
    expect(languageFor(undefined, tenant)).toBe('fr-FR');
    expect(languageFor(undefined, { languages: [], defaultLanguage: 'xx' })).toBe('zh-CN');
  });

  it('is one of four', () => {
    expect(knownLanguage('de-DE')).toBeUndefined();
    expect(knownLanguage({})).toBeUndefined();
  });
});
