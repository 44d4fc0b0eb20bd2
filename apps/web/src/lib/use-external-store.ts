import { useSyncExternalStore } from 'react';
import type { ExternalStore } from './external-store.ts';

export function useExternalStore<T>(store: ExternalStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
