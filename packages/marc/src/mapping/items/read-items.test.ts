import { describe, expect, it } from 'vitest';
import { mapRecord } from '../map-record.ts';
import { buildRecord } from '../testing/build-record.ts';
import { detectItemProfile } from './detect-item-profile.ts';
import type { ItemProfile } from './item-profile.ts';
import { ITEM_PROFILES } from './item-profiles.ts';

const read = (text: string) => {
  const record = buildRecord(text);
  const { holdings, items } = mapRecord(record);
  return { profile: detectItemProfile(record)?.name, holdings, items };
};

describe('the shipped profiles', () => {
  it('are plain JSON under their own names', () => {
    expect(JSON.parse(JSON.stringify(ITEM_PROFILES))).toEqual(ITEM_PROFILES);
    for (const [name, profile] of Object.entries(ITEM_PROFILES)) expect(profile.name).toBe(name);
  });

  it('read 852 with 866 and 876; items take library, location and call number from their holding', () => {
    expect(
      read(`
        245 10 $aTitle
        852 8_ $brecap$cxc$hRCPXC-8789105$kNR Chinese$822A
        852 0_ $beastasian$ccjk$hPL2449$i.Z482 2014$822B
        866 _0 $aVol. 1-3$822B
        876 __ $022B$a23$3vol.2$p32101093329421$t1
        876 __ $022A$p32101071685646
        876 __ $022A$jno barcode`),
    ).toEqual({
      profile: 'marc21-852',
      holdings: [
        { library: 'recap', shelvingLocation: 'xc', callNumber: 'NR Chinese RCPXC-8789105', summary: [] },
        {
          library: 'eastasian',
          shelvingLocation: 'cjk',
          callNumber: 'PL2449 .Z482 2014',
          summary: ['Vol. 1-3'],
        },
      ],
      items: [
        {
          barcode: '32101093329421',
          library: 'eastasian',
          shelvingLocation: 'cjk',
          callNumber: 'PL2449 .Z482 2014',
          volume: 'vol.2',
          copyNumber: '1',
        },
        {
          barcode: '32101071685646',
          library: 'recap',
          shelvingLocation: 'xc',
          callNumber: 'NR Chinese RCPXC-8789105',
        },
      ],
    });
  });

  it('read 852 of Evergreen; each 852 with a barcode is an item', () => {
    expect(
      read('245 10 $aMap\n852 4_ $agaaagpl$bBR1$bBR1$cStacks$jG4362.C6C5$p11223344$gMAPS$t2$xholdable'),
    ).toMatchObject({
      profile: 'evergreen-852',
      holdings: [],
      items: [
        {
          barcode: '11223344',
          library: 'BR1',
          shelvingLocation: 'Stacks',
          callNumber: 'G4362.C6C5',
          itemType: 'MAPS',
          copyNumber: '2',
        },
      ],
    });
  });

  it('read 952 of Koha; each 952 is an item, also without barcode', () => {
    expect(
      read(
        '245 10 $aTitle\n952 __ $aCPL$bMPL$cGEN$o823 DIC$p3999900000001$t1$iINV-77$yBK$h2014$zWorn\n952 __ $aFPL$yBK',
      ),
    ).toMatchObject({
      profile: 'koha-952',
      items: [
        {
          barcode: '3999900000001',
          library: 'CPL',
          shelvingLocation: 'GEN',
          callNumber: '823 DIC',
          volume: '2014',
          copyNumber: '1',
          inventoryNumber: 'INV-77',
          itemType: 'BK',
          note: 'Worn',
        },
        { library: 'FPL', itemType: 'BK' },
      ],
    });
  });

  it('ignore a 952 that another system uses for something else', () => {
    expect(
      read('245 10 $aTitle\n852 00 $bannex$cstacks$822\n952 __ $a2021-07-13$bForrestal Annex$cstacks$efalse')
        .profile,
    ).toBe('marc21-852');
  });

  it('read 949 of Symphony; a 949 without barcode is a holding', () => {
    expect(
      read(
        '245 10 $aTitle\n949 __ $aBL 545 F4$wLC$i30007006033608$tBOOKS$lDESM-CIR$mDESMARAIS\n949 __ $aONLINE$lDESM-EBOOK$mDESMARAIS',
      ),
    ).toMatchObject({
      profile: 'local-949',
      items: [
        {
          barcode: '30007006033608',
          library: 'DESMARAIS',
          shelvingLocation: 'DESM-CIR',
          callNumber: 'BL 545 F4',
        },
      ],
      holdings: [{ library: 'DESMARAIS', shelvingLocation: 'DESM-EBOOK', callNumber: 'ONLINE' }],
    });
  });

  it('read 905 of CNMARC; each accession number is an item', () => {
    expect(read('200 1_ $a红楼梦\n905 __ $aBNU$b1683011$b1683012$cbk$dI242.4$e26$f2')).toMatchObject({
      profile: 'cnmarc-905',
      items: ['1683011', '1683012'].map((barcode) => ({
        barcode,
        library: 'BNU',
        shelvingLocation: 'bk',
        callNumber: 'I242.4/26',
        copyNumber: '2',
      })),
    });
  });

  it('read items from 906 of CNMARC and the call number of the library from 905', () => {
    expect(read('200 1_ $a红楼梦\n905 __ $aBNU$dF124$e26\n906 __ $a211260$b1683011$dF124$e26')).toEqual({
      profile: 'cnmarc-906',
      holdings: [{ library: 'BNU', callNumber: 'F124/26', summary: [] }],
      items: [{ barcode: '1683011', library: '211260', callNumber: 'F124/26' }],
    });
  });
});

describe('a library’s own profile', () => {
  const own: ItemProfile = {
    name: 'ours',
    flavour: 'marc21',
    items: [{ tag: '998', barcode: 'x', library: 'l', withoutBarcode: 'skip' }],
    holdings: [],
  };

  it('is used instead of the detected profile', () => {
    const record = buildRecord('245 10 $aTitle\n952 __ $aCPL$p39999$yBK\n998 __ $x1$lMAIN\n998 __ $lMAIN');
    expect(mapRecord(record, { itemProfile: own }).items).toEqual([{ barcode: '1', library: 'MAIN' }]);
  });

  it('names the subfield of inventory numbers; each barcode of a field has its own', () => {
    const [rule] = own.items;
    const numbered = { ...own, items: rule ? [{ ...rule, inventoryNumber: 'n' }] : [] };
    const record = buildRecord('245 10 $aTitle\n998 __ $x1$x2$nA1$nA2$lMAIN\n998 __ $x3$x4$nA3$lMAIN');
    const { items } = mapRecord(record, { itemProfile: numbered });
    expect(items.map(({ barcode, inventoryNumber }) => [barcode, inventoryNumber])).toEqual([
      ['1', 'A1'],
      ['2', 'A2'],
      ['3', 'A3'],
      ['4', undefined],
    ]);
  });
});
