import { localStore } from '../../lib/storage.ts';

const KEPT = 10;

/** What a reader without a session searched for last in this browser, latest first. Kept here only; the server is not told. */
export function recentSearches(): readonly string[] {
  const stored: unknown = localStore.read('recentSearches');
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

export function rememberSearch(words: string): void {
  localStore.write('recentSearches', withLatest(recentSearches(), words.trim()));
}

export function forgetSearches(): void {
  localStore.remove('recentSearches');
}

export function withLatest(searches: readonly string[], words: string): string[] {
  if (!words) return [...searches];
  return [words, ...searches.filter((one) => one !== words)].slice(0, KEPT);
}
