import { useLayoutEffect, useRef } from 'react';
import type { WorkQueue } from '../../../lib/work-queue.ts';

/** The reader of the scan that is being done. */
export interface ScanReader {
  readonly get: () => string | undefined;
  /** Opens the reader of a card that was scanned, for the scans behind it too. */
  readonly open: (patronId: string) => void;
}

/**
 * Follows the reader whose page is shown, in the order of the scans: a reader who is opened or left by hand is so for what is scanned from
 * then on. What waits then was meant for the reader before.
 */
export function useScanReader(
  shown: string | undefined,
  queue: WorkQueue,
  onOpen: (patronId: string) => void,
): ScanReader {
  const reader = useRef(shown);
  // Whom scans opened, until their page is shown.
  const opening = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const at = shown === undefined ? -1 : opening.current.indexOf(shown);
    opening.current = opening.current.slice(at + 1);
    if (at === -1) {
      queue(() => {
        reader.current = shown;
      });
    }
  }, [shown, queue]);
  return {
    get: () => reader.current,
    open(patronId) {
      reader.current = patronId;
      if (patronId !== shown) opening.current = [...opening.current, patronId];
      onOpen(patronId);
    },
  };
}
