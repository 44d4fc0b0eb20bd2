/** A value outside React. Components read it by use-external-store.ts. */
export interface ExternalStore<T> {
  readonly get: () => T;
  readonly set: (next: T | ((now: T) => T)) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function externalStore<T>(initial: T): ExternalStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = typeof next === 'function' ? (next as (now: T) => T)(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
