import { localStore } from '../../lib/storage.ts';

const KEPT = 10;

/** The last searches in this browser without a session, latest first. They are not sent to the server. */
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
