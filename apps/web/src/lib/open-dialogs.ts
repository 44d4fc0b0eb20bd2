import { externalStore } from './external-store.ts';

/** The modal dialogs that are open, the topmost last. What lies outside of the topmost can be neither used nor heard. */
export const openDialogs = externalStore<readonly HTMLDialogElement[]>([]);

/** Keeps a dialog listed until the returned function is called. */
export function listDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set((now) => [...now, dialog]);
  return () => openDialogs.set((now) => now.filter((one) => one !== dialog));
}
