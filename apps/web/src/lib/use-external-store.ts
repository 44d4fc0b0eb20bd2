import { useSyncExternalStore } from 'react';
import type { ExternalStore } from './external-store.ts';

export function useExternalStore<T>(store: Pick<ExternalStore<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
