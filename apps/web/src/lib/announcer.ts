import { externalStore } from './external-store.ts';

/** What the live regions hold. `count` makes the same words be read again. */
export const announcement = externalStore({ polite: '', assertive: '', count: 0 });

/** Says something to people who listen to the page: a count of results, a page that came, an act that is done. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  announcement.set((now) => ({ polite: '', assertive: '', [urgency]: text, count: now.count + 1 }));
}
