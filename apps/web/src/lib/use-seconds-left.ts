import { useEffect, useState } from 'react';

/** Seconds, rounded, until an instant of `performance.now()`, counted down; 0 from then on. */
export function useSecondsLeft(endsAt: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return endsAt === undefined ? 0 : Math.max(0, Math.round((endsAt - now) / 1000));
}

/** Minutes and seconds, as clocks show them: 4:05. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
