import { useEffect, useState } from 'react';

const PAUSE_MS = 180;

/** The value after it has not changed for a moment, so that not every key press makes a call. An empty value is given at once. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
