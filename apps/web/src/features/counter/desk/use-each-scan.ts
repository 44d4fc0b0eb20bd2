import { useEffect, useEffectEvent, useRef } from 'react';

export interface Scan {
  readonly barcode: string;
  /** Counts up: the same barcode may be scanned twice. */
  readonly at: number;
}

/** Acts once for each scan, in their order. */
export function useEachScan(scan: Scan | undefined, act: (barcode: string) => Promise<void>): void {
  const run = useEffectEvent(act);
  const done = useRef(0);
  const waiting = useRef(Promise.resolve());
  useEffect(() => {
    if (!scan || scan.at === done.current) return;
    done.current = scan.at;
    waiting.current = waiting.current.then(() => run(scan.barcode));
  }, [scan]);
}
