import { externalStore, useExternalStore } from '../lib/external-store.ts';
import { localStore } from '../lib/storage.ts';
import type { ColourMode } from './palette.ts';

export type ColourChoice = 'auto' | ColourMode;

const choice = externalStore<ColourChoice>(localStore.read('colourMode') ?? 'auto');

const darkDevice = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const deviceMode = externalStore<ColourMode>(darkDevice()?.matches ? 'dark' : 'light');
darkDevice()?.addEventListener('change', (event) => deviceMode.set(event.matches ? 'dark' : 'light'));

/** The mode that holds, the reader's choice, and how to change it: `auto` follows the device. */
export function useColourMode(): {
  mode: ColourMode;
  choice: ColourChoice;
  choose: (next: ColourChoice) => void;
} {
  const device = useExternalStore(deviceMode);
  const chosen = useExternalStore(choice);
  return { mode: chosen === 'auto' ? device : chosen, choice: chosen, choose };
}

export function currentColourMode(): ColourMode {
  const chosen = choice.get();
  return chosen === 'auto' ? deviceMode.get() : chosen;
}

function choose(next: ColourChoice): void {
  localStore.write('colourMode', next);
  choice.set(next);
}
