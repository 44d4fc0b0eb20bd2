/** A transaction that stores records aims at this, so that the 100 ms that others may have to wait are kept also on a bad day. */
const TARGET_MS = 30;
const SMALLEST = 5;
const LARGEST = 500;

/** Records of the first transaction, before anything is known about the disk. */
export const FIRST_BATCH_SIZE = 50;

/**
 * How many records the next transaction stores, from how long one of `stored` records held the write lock. Grows slowly, shrinks at once.
 */
export function nextBatchSize(size: number, stored: number, lockMs: number): number {
  if (stored === 0) return size;
  const fitting = Math.floor((TARGET_MS / Math.max(lockMs, 0.01)) * stored);
  // A small remainder says little about a large batch: its fixed costs would be counted for each record.
  if (stored < size / 2 && fitting < size && lockMs < TARGET_MS) return size;
  return Math.max(SMALLEST, Math.min(fitting, size * 2, LARGEST));
}
