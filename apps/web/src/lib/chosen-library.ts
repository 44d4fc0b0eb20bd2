import { externalStore } from './external-store.ts';
import { localStore } from './storage.ts';

/** A library that the reader chose in the header. An empty code stands for all. */
export interface ChosenLibrary {
  readonly libCode: string;
  readonly libName: string;
}

/** The choice in this browser; undefined if none was made. */
export const libraryChoice = externalStore<ChosenLibrary | undefined>(localStore.read('libCodeObj'));

/** Keeps a choice, under the specification's name (document 1, section 3, "Client storage"). */
export function keepLibraryChoice(choice: ChosenLibrary): void {
  localStore.write('libCodeObj', choice);
  libraryChoice.set(choice);
}

/** The code of the library that new searches are limited to; empty: all. A choice counts only while the tenant offers it. */
export function chosenLibCode(): string {
  const settings = localStore.read('findConfig') as { readonly independentLibCode?: unknown } | undefined;
  return settings?.independentLibCode === '1' ? (libraryChoice.get()?.libCode ?? '') : '';
}
