import { ApiError } from '@lectern/contracts/kernel/client';
import { useEffect, useRef, useState } from 'react';
import { workQueue } from '../../../../lib/work-queue.ts';

/** Scans that are done one after another. */
export interface ScanTurns {
  readonly isBusy: boolean;
  /** Takes a scan. An ApiError of it is shown by whoever made the call. */
  readonly take: (work: () => Promise<unknown>) => void;
}

/**
 * Does scans one after another, however fast the scanner is. What still waits when the page goes is dropped: it was of the reader who
 * left, and must not be done for the next one.
 */
export function useScanTurns(): ScanTurns {
  const [queue] = useState(workQueue);
  const [open, setOpen] = useState(0);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return {
    isBusy: open > 0,
    take(work) {
      setOpen((now) => now + 1);
      queue(
        async () => {
          try {
            if (isShown.current) await work();
          } finally {
            setOpen((now) => now - 1);
          }
        },
        (error) => {
          if (!(error instanceof ApiError)) throw error;
        },
      );
    },
  };
}
