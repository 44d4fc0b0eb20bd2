import type { Language } from '@lectern/contracts/kernel/languages';
import { language } from './language.ts';
import { useExternalStore } from './use-external-store.ts';

/** The language of the page. */
export function useLanguage(): Language {
  return useExternalStore(language);
}
