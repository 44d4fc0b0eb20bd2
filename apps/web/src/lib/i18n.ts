import type { Language } from '@lectern/contracts/languages';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberLanguage, setCurrentLanguage } from './language.ts';

type Words = () => Promise<{ default: ResourceKey }>;

/** `../features/home/locales/zh-CN.json` holds the words of namespace `home` in Chinese; `../app/locales/...` those of `app`. */
const files = import.meta.glob<{ default: ResourceKey }>('../**/locales/*.json');

const words = new Map<string, Words>(
  Object.entries(files).map(([path, load]) => {
    const [file, , namespace] = path.split('/').reverse();
    return [`${namespace}/${file?.replace('.json', '')}`, load];
  }),
);

/** Loads one namespace in one language when a component first asks for it. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = words.get(`${namespace}/${language}`);
    if (!load) return done(new Error(`no words: ${namespace} ${language}`), null);
    load().then(
      (module) => done(null, module.default),
      (error: Error) => done(error, null),
    );
  },
};

/** Words that every page needs; a feature's own come with its first component. */
const ALWAYS = ['app', 'components'];

/** Starts the interface in one language; `extra` are namespaces of the page that comes first. */
export async function startI18n(language: Language, extra: readonly string[]): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...ALWAYS, ...extra],
      defaultNS: 'components',
      // React escapes what it renders.
      interpolation: { escapeValue: false },
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
