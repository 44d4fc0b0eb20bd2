import { languageCode } from './tables/languages.ts';

/** Language codes in order, each once; old records write several in one subfield ("gerengfre"). */
export function languageList(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    const whole = text.length > 3 && text.length % 3 === 0 ? text.length / 3 : 1;
    for (let i = 0; i < whole; i++) {
      const code = languageCode(whole === 1 ? text : text.slice(i * 3, i * 3 + 3));
      if (code !== undefined && !found.includes(code)) found.push(code);
    }
  }
  return found;
}
