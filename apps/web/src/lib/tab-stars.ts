import type { NamedBib } from './bib-dialogs.ts';
import { externalStore } from './external-store.ts';
import { sessionStore } from './storage.ts';

/** One call adds no more. */
const MOST = 100;

/**
 * Works that were chosen while nobody was signed in. They are kept in this tab only, are offered after signing in, and end with the
 * session: the computer may be shared.
 */
export const tabStars = externalStore<readonly NamedBib[]>(sessionStore.read('starredBibs') ?? []);

tabStars.subscribe(() => sessionStore.write('starredBibs', tabStars.get()));

export function toggleTabStar({ recordId, title, author }: NamedBib): void {
  tabStars.set((now) =>
    now.some((one) => one.recordId === recordId)
      ? now.filter((one) => one.recordId !== recordId)
      : [...now, { recordId, title, author }].slice(-MOST),
  );
}

export function forgetTabStars(): void {
  tabStars.set([]);
}
