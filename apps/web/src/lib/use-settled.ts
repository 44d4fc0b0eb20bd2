import { useEffect, useState } from 'react';

const PAUSE_MS = 180;

/** The value once it has not changed for a moment, so that not every key press is a call; nothing is taken at once. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
