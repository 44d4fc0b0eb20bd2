import { type Format, formatIn } from './format.ts';
import { useLanguage } from './use-language.ts';

/** Numbers, dates and money in the language of the page. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}
