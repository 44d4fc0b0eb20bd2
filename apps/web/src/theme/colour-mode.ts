import type { ColourMode } from '@lectern/rules/theme/palette';
import { externalStore } from '../lib/external-store.ts';
import { localStore } from '../lib/storage.ts';

export type ColourChoice = 'auto' | ColourMode;

/** The reader's choice in this browser; followed by use-colour-mode.ts. */
export const choice = externalStore<ColourChoice>(localStore.read('colourMode') ?? 'auto');

const darkDevice = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export const deviceMode = externalStore<ColourMode>(darkDevice()?.matches ? 'dark' : 'light');
darkDevice()?.addEventListener('change', (event) => deviceMode.set(event.matches ? 'dark' : 'light'));

/** The mode in use: `auto` follows the device. */
export function currentColourMode(): ColourMode {
  const chosen = choice.get();
  return chosen === 'auto' ? deviceMode.get() : chosen;
}

export function chooseColourMode(next: ColourChoice): void {
  localStore.write('colourMode', next);
  choice.set(next);
}
