import { useEffect, useState } from 'react';

/** Whole seconds that are left, counted down each second; `start` begins anew. */
export function useCountdown(): { readonly seconds: number; readonly start: (seconds: number) => void } {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { seconds, start: setSeconds };
}
