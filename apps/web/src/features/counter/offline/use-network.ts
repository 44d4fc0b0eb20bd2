import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a network. That the server can be reached is not certain. */
export function useNetwork(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
