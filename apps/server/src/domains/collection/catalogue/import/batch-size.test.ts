import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_BATCH_SIZE, nextBatchSize } from './batch-size.ts';

describe('batch size', () => {
  it('settles where a transaction holds the lock for well under 100 ms, on any disk that can', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.005, max: 5, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (msForRecord, msForCommit) => {
          let size = FIRST_BATCH_SIZE;
          for (let round = 0; round < 20; round++)
            size = nextBatchSize(size, size, size * msForRecord + msForCommit);
          expect(size * msForRecord + msForCommit).toBeLessThan(60);
        },
      ),
    );
  });

  it('shrinks at once when the disk gets slow', () => {
    expect(nextBatchSize(1000, 1000, 300)).toBeLessThanOrEqual(100);
  });

  it('learns nothing from a small rest', () => {
    expect(nextBatchSize(1000, 3, 5)).toBe(1000);
  });
});
