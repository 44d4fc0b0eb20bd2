import type { ColourMode } from '@lectern/rules/theme/palette';
import { useExternalStore } from '../lib/use-external-store.ts';
import { type ColourChoice, choice, chooseColourMode, deviceMode } from './colour-mode.ts';

/** The mode in use, the reader's choice, and how to change it. */
export function useColourMode(): {
  mode: ColourMode;
  choice: ColourChoice;
  choose: (next: ColourChoice) => void;
} {
  const device = useExternalStore(deviceMode);
  const chosen = useExternalStore(choice);
  return { mode: chosen === 'auto' ? device : chosen, choice: chosen, choose: chooseColourMode };
}
