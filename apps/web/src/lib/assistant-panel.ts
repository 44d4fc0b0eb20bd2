import { externalStore } from './external-store.ts';
import { localStore } from './storage.ts';

/** Whether the panel of the assistant is open. On phones it is opened from the bar at the bottom. */
export const assistantPanel = externalStore(localStore.read('AISearch') === 'open');

/** The button that opens the panel, where the focus goes back to. */
export const ASSISTANT_BUTTON = 'assistant-button';

export function showAssistant(open: boolean): void {
  localStore.write('AISearch', open ? 'open' : 'closed');
  assistantPanel.set(open);
  // The button is drawn again before it can take the focus.
  if (!open) requestAnimationFrame(() => document.getElementById(ASSISTANT_BUTTON)?.focus());
}
