import { externalStore } from './external-store.ts';

/** The open modal dialogs, the topmost last. Nothing outside of the topmost can be used or is read out. */
export const openDialogs = externalStore<readonly HTMLDialogElement[]>([]);

/** Keeps a dialog listed until the returned function is called. */
export function listDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set((now) => [...now, dialog]);
  return () => openDialogs.set((now) => now.filter((one) => one !== dialog));
}
