import { browsersLanguage } from '@lectern/contracts/kernel/browsers-language';
import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { externalStore } from './external-store.ts';
import { localStore } from './storage.ts';

const FALLBACK: Language = 'zh-CN';

/** Components read it by use-language.ts. */
export const language = externalStore<Language>(knownLanguage(localStore.read('language')) ?? FALLBACK);

/** The language of the page and of what the server says. */
export function currentLanguage(): Language {
  return language.get();
}

/** Called by i18n.ts when the words are loaded. All others call `changeLanguage` of i18n.ts. */
export function setCurrentLanguage(next: Language): void {
  language.set(next);
  document.documentElement.lang = next;
}

/** The reader's own choice in this browser, if any. */
export function chosenLanguage(): Language | undefined {
  return knownLanguage(localStore.read('language'));
}

/** Remembers the choice, in the specification's two forms. */
export function rememberLanguage(next: Language): void {
  localStore.write('language', next);
  localStore.write('langFlag', {
    enFlag: next === 'en-US',
    zhFlag: next === 'zh-CN',
    trFlag: next === 'zh-TW',
    languageFlag: next.startsWith('zh'),
  });
}

export function knownLanguage(tag: unknown): Language | undefined {
  return LANGUAGES.find((one) => one === tag);
}

/** The stored choice where the tenant offers it, else the first language that the browser wants and the tenant offers, else the tenant's own. */
export function languageFor(
  chosen: Language | undefined,
  tenant: { readonly languages: readonly string[]; readonly defaultLanguage: string },
  browsers: readonly string[] = globalThis.navigator?.languages ?? [],
): Language {
  if (chosen && tenant.languages.includes(chosen)) return chosen;
  const offered = LANGUAGES.filter((one) => tenant.languages.includes(one));
  return browsersLanguage(browsers.join(','), offered) ?? knownLanguage(tenant.defaultLanguage) ?? FALLBACK;
}

/** As `languageFor`, of the page as the server sent it: its language is the answer to the same question. */
export function languageOf(
  chosen: Language | undefined,
  { group, language }: Pick<PageStart, 'group' | 'language'>,
): Language {
  return chosen && group.languages.includes(chosen) ? chosen : language;
}
