import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { first } from '../subfields.ts';

/**
 * Pairs the same field in several scripts (UNIMARC manual, $6 and $7): the tag is repeated, and $6 has the same
 * two-digit number in positions 1-2. The first field stays; the others are removed and can be reached as its pair.
 */
export function pairScripts(index: FieldIndex): void {
  for (const block of '2457') {
    const paired = new Set<DataField>();
    const leading = new Map<string, DataField>();
    for (const field of index.block(block)) {
      const link = first(field, '6');
      const number = link?.slice(1, 3);
      if (number === undefined || !/^\d\d$/.test(number) || number === '00') continue;
      const key = field.tag + number;
      const leader = leading.get(key);
      if (leader === undefined) {
        leading.set(key, field);
        continue;
      }
      if (index.pair(leader) === undefined) index.setPair(leader, field);
      paired.add(field);
    }
    index.remove(paired);
  }
}
