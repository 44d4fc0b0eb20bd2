import type { DataField, MarcFlavour, MarcRecord } from '../../marc-record.ts';
import { detectFlavour } from '../detect-flavour.ts';
import { FieldIndex } from '../field-index.ts';
import { has } from '../subfields.ts';
import type { ItemProfile } from './item-profile.ts';
import { ITEM_PROFILES } from './item-profiles.ts';

/** A profile and the field by which it is recognised: a field with this tag and all these subfields. */
interface Sign {
  readonly profile: string;
  readonly tag: string;
  readonly subfields: string;
}

/** The most certain signs first: tags that other systems use for something else come later. */
const SIGNS: Readonly<Record<MarcFlavour, readonly Sign[]>> = {
  marc21: [
    { profile: 'marc21-852', tag: '876', subfields: 'p' },
    { profile: 'koha-952', tag: '952', subfields: 'py' },
    { profile: 'koha-952', tag: '952', subfields: 'pa' },
    { profile: 'koha-952', tag: '952', subfields: 'oa' },
    { profile: 'alma-hld-itm', tag: 'ITM', subfields: '9' },
    { profile: 'alma-hld-itm', tag: 'HLD', subfields: 'b' },
    { profile: 'evergreen-852', tag: '852', subfields: 'p' },
    { profile: 'marc21-852', tag: '852', subfields: '' },
    { profile: 'local-949', tag: '949', subfields: 'i' },
    { profile: 'local-949', tag: '949', subfields: 'al' },
    { profile: 'alma-ava', tag: 'AVA', subfields: 'b' },
  ],
  unimarc: [
    { profile: 'koha-995', tag: '995', subfields: 'f' },
    { profile: 'cnmarc-906', tag: '906', subfields: 'b' },
    { profile: 'cnmarc-905', tag: '905', subfields: '' },
    { profile: 'alma-ava', tag: 'AVA', subfields: 'b' },
  ],
};

/** The shipped profile that fits the fields of the record; undefined if it has no items or holdings. */
export function detectItemProfile(
  record: MarcRecord,
  flavour: MarcFlavour = detectFlavour(record),
): ItemProfile | undefined {
  return itemProfileOf(new FieldIndex(record), flavour);
}

/** As `detectItemProfile`, for a record that is indexed already. */
export function itemProfileOf(index: FieldIndex, flavour: MarcFlavour): ItemProfile | undefined {
  for (const { profile, tag, subfields } of SIGNS[flavour]) {
    if (index.fields(tag).some((field) => hasAll(field, subfields))) return ITEM_PROFILES[profile];
  }
  return undefined;
}

function hasAll(field: DataField, codes: string): boolean {
  for (const code of codes) if (!has(field, code)) return false;
  return true;
}
