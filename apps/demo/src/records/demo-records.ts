import type { DataField, MarcRecord } from '@lectern/marc/marc-record';
import type { DemoTenant } from '../demo-tenant.ts';
import { type CallNumber, callNumbers } from '../holdings/call-numbers.ts';
import { demoItems, type ItemSeed } from '../holdings/demo-items.ts';
import { demoWorks } from '../works/demo-works.ts';
import { cnmarcRecord } from './cnmarc-record.ts';
import { field } from './fields.ts';
import { type Marc21Practice, marc21Record } from './marc21-record.ts';

/**
 * The demo catalogue as records. Works in Chinese are CNMARC with items in 905 (profile cnmarc-905). Others are MARC 21
 * with items in 949 for the university (local-949) and in 852 for the town (evergreen-852). 905 has no subfield for the
 * item type: `demoItems` has it by barcode. The university classes all works by the Chinese classification, the town by Dewey's.
 */
export function* demoRecords(tenant: DemoTenant): Iterable<MarcRecord> {
  const numbers = callNumbers(tenant);
  const copies = groupByWork(demoItems(tenant));
  const practice = PRACTICES[tenant];
  for (const work of demoWorks(tenant)) {
    const callNumber = numbers.get(work.id);
    if (callNumber === undefined) throw new RangeError(`no call number for ${work.title}`);
    const items = copies.get(work.id) ?? [];
    yield work.languages[0] === 'chi'
      ? cnmarcRecord(work, callNumber, items)
      : marc21Record(work, callNumber, items, practice);
  }
}

function item949(item: ItemSeed): DataField {
  return field(
    '949',
    '  ',
    ['a', item.callNumber],
    ['v', item.volume],
    ['c', item.copyNumber],
    ['i', item.barcode],
    ['l', item.locationCode],
    ['m', item.libraryCode],
    ['t', item.itemType],
  );
}

function item852(item: ItemSeed, callNumber: CallNumber): DataField {
  return field(
    '852',
    '1 ',
    ['b', item.libraryCode],
    ['c', item.locationCode],
    ['h', callNumber.classPart],
    ['i', callNumber.bookPart],
    ['m', item.volume && `v.${item.volume}`],
    ['p', item.barcode],
    ['t', item.copyNumber],
    ['g', item.itemType],
  );
}

const PRACTICES: Readonly<Record<DemoTenant, Marc21Practice>> = {
  demo: { withClc: true, itemField: item949 },
  harbour: { withClc: false, itemField: item852 },
};

function groupByWork(items: readonly ItemSeed[]): Map<string, ItemSeed[]> {
  const groups = new Map<string, ItemSeed[]>();
  for (const item of items) {
    const group = groups.get(item.workId);
    if (group === undefined) groups.set(item.workId, [item]);
    else group.push(item);
  }
  return groups;
}
