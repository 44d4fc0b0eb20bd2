import type { DataField } from '../../marc-record.ts';
import type { FieldIndex } from '../field-index.ts';
import { isRomanisationOf } from '../script.ts';
import { first, joined } from '../subfields.ts';

/** Fields that a record usually has once. A second one in another script is the same field, also without a link. */
const ONCE = ['100', '110', '111', '130', '240', '245', '250', '260', '264'];

/**
 * Pairs each field with the same field in another script (MARC 21 appendix A, $6). In an 880, $6 has the tag of its
 * partner and a number; in the partner, $6 has 880 and the same number. An 880 without partner (number 00, a wrong
 * number, no such field) becomes a field with the tag in its $6.
 */
export function pairScripts(index: FieldIndex): void {
  const unclaimed = new Map<string, DataField>();
  for (const field of index.fields('880')) {
    const link = first(field, '6');
    const tag = link?.slice(0, 3);
    if (link === undefined || tag === undefined || !isDataTag(tag)) continue;
    const key = link.slice(0, 6);
    if (isNumbered(link) && !unclaimed.has(key)) unclaimed.set(key, field);
    else index.add({ ...field, tag });
  }
  if (unclaimed.size > 0) claimLinked(index, unclaimed);
  for (const [key, field] of unclaimed) index.add({ ...field, tag: key.slice(0, 3) });
  for (const tag of ONCE) if (index.fields(tag).length > 1) pairRepeated(index, tag);
}

function claimLinked(index: FieldIndex, unclaimed: Map<string, DataField>): void {
  for (const digit of '0123456789') {
    for (const field of index.block(digit)) {
      if (field.tag === '880') continue;
      const link = first(field, '6');
      if (link === undefined || !link.startsWith('880') || !isNumbered(link)) continue;
      const key = field.tag + link.slice(3, 6);
      const other = unclaimed.get(key);
      if (other === undefined) continue;
      unclaimed.delete(key);
      index.setPair(field, other);
    }
  }
}

function pairRepeated(index: FieldIndex, tag: string): void {
  const [main, ...rest] = index.fields(tag);
  if (main === undefined || index.pair(main) !== undefined) return;
  const mainText = joined(main, 'ab');
  const other = rest.find((field) => {
    const text = joined(field, 'ab');
    return isRomanisationOf(text, mainText) || isRomanisationOf(mainText, text);
  });
  if (other === undefined) return;
  index.setPair(main, other);
  index.remove(new Set([other]));
}

function isDataTag(tag: string): boolean {
  return /^[0-9]{3}$/.test(tag) && tag !== '880' && !tag.startsWith('00');
}

/** "245-01": tag, hyphen, number other than 00. */
function isNumbered(link: string): boolean {
  return link[3] === '-' && /^\d\d$/.test(link.slice(4, 6)) && link.slice(4, 6) !== '00';
}
