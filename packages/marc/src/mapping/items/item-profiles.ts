import type { HoldingRule, ItemProfile } from './item-profile.ts';

/** MARC 21 Holdings Format 852 with textual holdings 866-868, as systems embed it in bibliographic records. */
const HOLDING_852: HoldingRule = {
  tag: '852',
  library: 'ba',
  shelvingLocation: 'c',
  callNumber: 'khijlm',
  link: '80',
  summaryTags: ['866', '867', '868'],
  summary: 'a',
  summaryLink: '80',
};

const ITEM_876 = {
  barcode: 'p',
  library: 'y',
  shelvingLocation: 'l',
  volume: '3',
  copyNumber: 't',
  holdingLink: '08',
  withoutBarcode: 'skip',
} as const;

/** The shipped profiles by name. A library can choose one of them or use its own profile. */
export const ITEM_PROFILES: Readonly<Record<string, ItemProfile>> = {
  'marc21-852': {
    name: 'marc21-852',
    flavour: 'marc21',
    items: [
      { tag: '876', ...ITEM_876 },
      { tag: '877', ...ITEM_876 },
      { tag: '878', ...ITEM_876 },
    ],
    holdings: [HOLDING_852],
  },
  /** Evergreen, and other systems that write each copy as an 852 with its barcode in $p. */
  'evergreen-852': {
    name: 'evergreen-852',
    flavour: 'marc21',
    items: [
      {
        tag: '852',
        barcode: 'p',
        library: 'ba',
        shelvingLocation: 'c',
        callNumber: 'khijlm',
        copyNumber: 't',
        itemType: 'g',
        note: 'z',
        withoutBarcode: 'holding',
      },
    ],
    holdings: [],
  },
  'koha-952': {
    name: 'koha-952',
    flavour: 'marc21',
    items: [
      {
        tag: '952',
        barcode: 'p',
        library: 'ab',
        shelvingLocation: 'c',
        callNumber: 'o',
        volume: 'h',
        copyNumber: 't',
        inventoryNumber: 'i',
        itemType: 'y',
        note: 'z',
        withoutBarcode: 'item',
      },
    ],
    holdings: [],
  },
  /** SirsiDynix Unicorn and Symphony: 949 $a call number, $i item id, $l location, $m library, $t type. */
  'local-949': {
    name: 'local-949',
    flavour: 'marc21',
    items: [
      {
        tag: '949',
        barcode: 'i',
        library: 'm',
        shelvingLocation: 'l',
        callNumber: 'a',
        volume: 'v',
        copyNumber: 'c',
        itemType: 't',
        note: 'o',
        withoutBarcode: 'holding',
      },
    ],
    holdings: [],
  },
  /** Alma's publishing profile with holdings in HLD and items in ITM. */
  'alma-hld-itm': {
    name: 'alma-hld-itm',
    flavour: 'marc21',
    items: [
      {
        tag: 'ITM',
        barcode: '9',
        library: 'd',
        shelvingLocation: 'e',
        callNumber: 'i',
        itemType: 't',
        holdingLink: 'r',
        withoutBarcode: 'skip',
      },
    ],
    holdings: [{ tag: 'HLD', library: 'b', shelvingLocation: 'c', callNumber: 'khijlm', link: '8' }],
  },
  /** Alma's availability fields, in answers of its SRU service: holdings without items. */
  'alma-ava': {
    name: 'alma-ava',
    flavour: 'marc21',
    items: [],
    holdings: [{ tag: 'AVA', library: 'b', shelvingLocation: 'c', callNumber: 'd', link: '8' }],
  },
  /** CNMARC 905 馆藏信息: $a library, $b accession numbers, $c shelf group, $d class, $e book number, $f volume or copy. */
  'cnmarc-905': {
    name: 'cnmarc-905',
    flavour: 'unimarc',
    items: [
      {
        tag: '905',
        barcode: 'b',
        library: 'a',
        shelvingLocation: 'c',
        callNumber: 'de',
        callNumberJoin: '/',
        volume: 'v',
        copyNumber: 'f',
        withoutBarcode: 'holding',
      },
    ],
    holdings: [],
  },
  /** Systems that write the library's call number in 905 and each item in a 906. */
  'cnmarc-906': {
    name: 'cnmarc-906',
    flavour: 'unimarc',
    items: [
      {
        tag: '906',
        barcode: 'b',
        library: 'a',
        callNumber: 'de',
        callNumberJoin: '/',
        volume: 'v',
        copyNumber: 'f',
        withoutBarcode: 'skip',
      },
    ],
    holdings: [{ tag: '905', library: 'a', shelvingLocation: 'c', callNumber: 'de', callNumberJoin: '/' }],
  },
  /** UNIMARC as Koha writes it: 995 $f barcode, $b home branch, $e location, $k call number, $r type, $v volume, $u note. */
  'koha-995': {
    name: 'koha-995',
    flavour: 'unimarc',
    items: [
      {
        tag: '995',
        barcode: 'f',
        library: 'bc',
        shelvingLocation: 'e',
        callNumber: 'k',
        volume: 'v',
        itemType: 'r',
        note: 'u',
        withoutBarcode: 'item',
      },
    ],
    holdings: [],
  },
};
