import { externalStore } from './external-store.ts';

/** An open modal dialog. */
export interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** False for a dialog that must be answered. */
  readonly closable: boolean;
}

/** The open modal dialogs, the topmost last. Nothing outside of the topmost can be used or is read out. */
export const openDialogs = externalStore<readonly OpenDialog[]>([]);

/** Keeps a dialog listed until the returned function is called. */
export function listDialog(dialog: OpenDialog): () => void {
  openDialogs.set((now) => [...now, dialog]);
  return () => openDialogs.set((now) => now.filter((one) => one !== dialog));
}

/** Closes a dialog as the browser does at Escape. One that must be answered stays. */
export function cancelDialog({ element }: OpenDialog): void {
  element.dispatchEvent(new Event('cancel', { cancelable: true }));
}
