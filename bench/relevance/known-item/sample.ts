import type { Random } from '../../search/random.ts';
import type { ShownRecord } from '../records/shown-record.ts';

/** `count` records drawn without preference, the same ones for the same seed; all of them where there are no more. */
export function sampleOf(records: readonly ShownRecord[], count: number, random: Random): ShownRecord[] {
  const left = [...records];
  const drawn: ShownRecord[] = [];
  while (drawn.length < count && left.length > 0) {
    const at = random.below(left.length);
    drawn.push(left[at]!);
    left[at] = left.at(-1)!;
    left.pop();
  }
  return drawn;
}
