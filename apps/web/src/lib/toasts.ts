import { externalStore } from './external-store.ts';

export type ToastKind = 'info' | 'ok' | 'warn' | 'bad';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays, in milliseconds, where the kind does not say. */
  readonly staysMs?: number;
}

/** Specification 1, section 8: the stack holds at most 8. */
export const MAX_TOASTS = 8;

export const toasts = externalStore<readonly Toast[]>([]);

let lastId = 0;

/** Shows a message at the edge of the page. A ninth message removes the oldest. The same text is not shown twice. */
export function showToast(kind: ToastKind, text: string, action?: Toast['action']): void {
  add({ kind, text, ...(action && { action }) });
}

/** Shows a message for so many milliseconds. */
export function showBriefly(kind: ToastKind, text: string, staysMs: number): void {
  add({ kind, text, staysMs });
}

function add(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const id = lastId;
  toasts.set((now) => [...now.filter((one) => one.text !== toast.text), { id, ...toast }].slice(-MAX_TOASTS));
}

export function dismissToast(id: number): void {
  toasts.set((now) => now.filter((one) => one.id !== id));
}
