import { languageCode } from './tables/languages.ts';

/** The language codes in the texts, without duplicates. Old records have several in one subfield ("gerengfre"). */
export function languageList(texts: readonly string[]): string[] {
  const codes = new Set<string>();
  for (const text of texts) {
    const count = text.length > 3 && text.length % 3 === 0 ? text.length / 3 : 1;
    for (let i = 0; i < count; i++) {
      const code = languageCode(count === 1 ? text : text.slice(i * 3, i * 3 + 3));
      if (code !== undefined) codes.add(code);
    }
  }
  return [...codes];
}
