import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { useLanguage } from '../../../../lib/use-language.ts';

/** The name that staff of the language of the page read; empty without one. */
export function useNameIn(): (names: Names | undefined) => string {
  const language = useLanguage();
  return (names) => (names ? nameIn(names, language) : '');
}
