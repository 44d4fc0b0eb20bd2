import { externalStore } from './external-store.ts';

/** The text of the live regions. `count` makes screen readers read the same text again. */
export const announcement = externalStore({ polite: '', assertive: '', count: 0 });

/** Tells screen readers something: a count of results, a new page, the result of an action. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  announcement.set((now) => ({ polite: '', assertive: '', [urgency]: text, count: now.count + 1 }));
}
