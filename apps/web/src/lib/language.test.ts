import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { describe, expect, it } from 'vitest';
import { knownLanguage, languageFor, languageOf } from './language.ts';

const tenant = { languages: ['zh-CN', 'fr-FR'], defaultLanguage: 'fr-FR' };

describe('the language of a page', () => {
  it("is the reader's choice where the library offers it", () => {
    expect(languageFor('zh-CN', tenant, ['fr'])).toBe('zh-CN');
  });

  it("is the browser's where the library offers it and the reader has chosen none", () => {
    expect(languageFor(undefined, tenant, ['de-DE', 'zh-Hans', 'fr'])).toBe('zh-CN');
    expect(languageFor('en-US', tenant, ['zh'])).toBe('zh-CN');
  });

  it('is that of the page as the server drew it', () => {
    const languages: PageStart['group']['languages'] = ['zh-CN', 'fr-FR'];
    const named = { groupCode: '1', mappingPath: 'a', msgFlag: false, fid: '' };
    const page = { group: { ...named, languages, defaultLanguage: 'fr-FR' }, language: 'zh-CN' } as const;
    expect([languageOf(undefined, page), languageOf('fr-FR', page), languageOf('en-US', page)]).toEqual([
      'zh-CN',
      'fr-FR',
      'zh-CN',
    ]);
  });

  it("is the library's own otherwise", () => {
    expect(languageFor('en-US', tenant, ['de'])).toBe('fr-FR');
    expect(languageFor(undefined, tenant, [])).toBe('fr-FR');
    expect(languageFor(undefined, { languages: [], defaultLanguage: 'xx' }, ['en'])).toBe('zh-CN');
  });

  it('is one of four', () => {
    expect(knownLanguage('de-DE')).toBeUndefined();
    expect(knownLanguage({})).toBeUndefined();
  });
});
