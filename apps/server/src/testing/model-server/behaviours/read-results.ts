import type { Asked, AskedResult } from '../asked.ts';

/** The language that the prompt asks for. */
export function languageOf(system: string): 'zh' | 'en' | 'fr' {
  if (/Write Chinese/.test(system)) return 'zh';
  return /Write French/.test(system) ? 'fr' : 'en';
}

/** Short names of works in the results, each once, in their order. */
export function refsIn(results: readonly AskedResult[]): string[] {
  return [
    ...new Set(
      results.flatMap(({ text }) => [...text.matchAll(/"ref":"(R\d+)"/g)].map(([, ref = '']) => ref)),
    ),
  ];
}

/** Every text of the results that somebody wrote, each once. */
export function textsIn({ results }: Pick<Asked, 'results'>): string[] {
  return [...new Set(results.flatMap(({ text }) => stringsOf(parsed(text))))];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
