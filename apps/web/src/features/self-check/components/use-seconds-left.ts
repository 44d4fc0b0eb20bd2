import { useEffect, useState } from 'react';

/** Seconds, rounded, until an instant of `performance.now()`, counted down; 0 from then on. */
export function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((endsAt - now) / 1000));
}
