import type { CounterFault, CounterHead, CounterReader, CounterUse } from './counter-use.ts';
import { USES_AT_ONCE } from './limits.ts';
import { shown } from './values.ts';

/** Collects uses of a report, leaves out counts of months that it is not about, and hands them on some at a time. */
export function createUseGate({ onUses, onFault }: CounterReader) {
  let waiting: CounterUse[] = [];
  let [read, taken] = [0, 0];

  function push(uses: readonly CounterUse[], head: CounterHead | undefined): void {
    for (const use of uses) {
      const counts = head ? use.counts.filter((one) => isWithin(one.month, head, use.place)) : use.counts;
      read += use.counts.length;
      if (counts.length === 0) continue;
      taken += counts.length;
      waiting.push(counts.length === use.counts.length ? use : { ...use, counts });
    }
  }

  function isWithin(month: string, { from, to }: CounterHead, place: number): boolean {
    if (month >= from && month <= to) return true;
    onFault({ place, code: 'PERIOD', value: shown(month) });
    return false;
  }

  return {
    push,
    /** Hands on what waits, all of it at the end. */
    async flush(isLast: boolean): Promise<void> {
      while (waiting.length >= (isLast ? 1 : USES_AT_ONCE)) {
        const part = waiting.slice(0, USES_AT_ONCE);
        waiting = waiting.slice(USES_AT_ONCE);
        await onUses(part);
      }
    },
    get taken(): number {
      return taken;
    },
    get read(): number {
      return read;
    },
  };
}

/** Counts the faults that go through. */
export function countingFaults(reader: CounterReader) {
  let count = 0;
  return {
    reader: {
      onUses: (uses: readonly CounterUse[]) => reader.onUses(uses),
      onFault(fault: CounterFault) {
        count += 1;
        reader.onFault(fault);
      },
    },
    get count(): number {
      return count;
    },
  };
}
