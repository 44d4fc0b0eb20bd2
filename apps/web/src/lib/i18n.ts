import type { Language } from '@lectern/contracts/kernel/languages';
import { isolated } from '@lectern/rules/isolated-text';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberLanguage, setCurrentLanguage } from './language.ts';
import { EVERYWHERE, loadWords } from './words.ts';

/** Loads one namespace in one language when a component first asks for it. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    loadWords(namespace, language as Language).then(
      (words) => done(null, words as ResourceKey),
      (error: Error) => done(error, null),
    );
  },
};

/** For sentences whose marks become elements (`Trans`): a title with such a mark in it stays text. */
export const ESCAPE_MARKS = {
  escapeValue: true,
  escape: (text: string) => isolated(text).replace(/[&<>]/g, (sign) => MARKS[sign] ?? sign),
};
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Starts the interface in one language; `first` is the namespace of the page that comes first. */
export async function startI18n(language: Language, first: string): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...EVERYWHERE, first],
      defaultNS: 'components',
      // React escapes what it renders. Titles and names keep their direction in the sentence that they are put into.
      interpolation: { escapeValue: true, escape: isolated },
      returnNull: false,
      react: { useSuspense: true },
    });
  setCurrentLanguage(language);
}

/** Switches words, server language and the page's lang attribute together, and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
  setCurrentLanguage(language);
}
