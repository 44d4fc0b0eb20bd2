import { describe, expect, it } from 'vitest';
import type { Bib } from '../bib.ts';
import { bibsOf, haveShared, inUnpacked, sharedFile } from './testing/shared-records.ts';

const ARCHIVE = ['princeton-marcxml', 'princeton-marcxml.tar.xz'] as const;

describe.skipIf(!haveShared(...ARCHIVE))('the Princeton records', () => {
  it('have original scripts, and items with library and location of their holding', async () => {
    const bibs = await inUnpacked(sharedFile(...ARCHIVE), async (files) => {
      const found: Bib[] = [];
      for (const file of files.sort()) {
        if (/mms_id_array/.test(file)) continue;
        found.push(...(await bibsOf(file)));
      }
      return new Map(found.map((bib) => [bib.controlNumber, bib]));
    });
    const bib = (controlNumber: string): Bib => {
      const known = bibs.get(controlNumber);
      expect(known, controlNumber).toBeDefined();
      return known!;
    };

    // Japanese, with items in four volumes.
    expect(bib('99100026953506421')).toMatchObject({
      title: '雑誌「国教」と九州真宗',
      responsibility: '中西直樹編・解題',
      creators: [{ name: 'Nakanishi, Naoki', vernacular: '中西直樹', roles: ['edt'] }],
      imprints: [{ places: ['Tōkyō'], publishers: ['Fuji Shuppan'], vernacular: '東京 : 不二出版, 2016' }],
      holdings: [
        {
          library: 'recap',
          shelvingLocation: 'pa',
          callNumber: 'BQ8712.9.J3 Z35 2016',
          summary: ['Vol. 1- v. 3, Suppl.'],
        },
      ],
      items: [
        { barcode: '32101095319420', library: 'recap', callNumber: 'BQ8712.9.J3 Z35 2016', volume: 'vol.2' },
        { barcode: '32101095319362', volume: 'Suppl.' },
        { barcode: '32101095319354', volume: 'vol.3' },
        { barcode: '32101095319875', volume: 'vol.1' },
      ],
    });

    // Chinese: a parallel English title, contents in both scripts, two holdings with an item each.
    const childrensBooks = bib('9988620553506421');
    expect(childrensBooks.title).toBe(
      "黄金时代的中国儿童文学 = Chinese children's literature in the golden age",
    );
    expect(childrensBooks.titles[1]).toEqual({
      kind: 'parallel',
      value: "Chinese children's literature in the golden age",
    });
    expect(childrensBooks.contents).toHaveLength(2);
    expect(childrensBooks.edition).toBe('第1版');
    expect(childrensBooks.items.map(({ barcode, callNumber }) => [barcode, callNumber])).toEqual([
      ['32101093329421', 'PL2449 .Z482 2014'],
      ['32101071685646', 'NR Chinese RCPXC-8789105'],
    ]);

    // A Qing imprint dated by reign and cycle.
    expect(bib('9939238033506421')).toMatchObject({ title: '抱乙子幼科指掌遺藁 : 五卷', year: 1743 });

    expect(bib('9969362593506421')).toMatchObject({
      title: 'Маркиз : роман',
      titles: [{ kind: 'main', value: 'Markiz : roman', vernacular: 'Маркиз : роман' }],
      creators: [{ name: 'Esin, Sergeĭ', vernacular: 'Есин, Сергей' }],
      languages: ['rus'],
    });

    // Arabic: 740 in both scripts, and an item that is linked by the second link number of its holding.
    expect(bib('SCSB-2662543')).toMatchObject({
      title: '٤ حكومات ومعارضة : كاريكاتير جمعه',
      responsibility: 'جمعه',
      edition: 'الطبعة 1',
      items: [{ barcode: 'CU59651199', library: 'scsbcul', callNumber: 'ME22798', copyNumber: '1' }],
    });

    // A score with twelve copies in two libraries.
    const sonata = bib('9914141453506421');
    expect(sonata).toMatchObject({ docType: 'score', title: 'Sonate h-moll' });
    expect(sonata.items).toHaveLength(12);
    expect(sonata.items.find(({ barcode }) => barcode === '32101003526165')).toMatchObject({
      shelvingLocation: 'stacks',
      callNumber: 'Oversize M23.L5S6 1973q',
      copyNumber: '1',
    });

    // Holdings that are only in the availability field of an SRU response.
    expect(bib('99227515106421').holdings).toEqual([
      { library: 'MAIN', shelvingLocation: 'Stacks', callNumber: 'PN1993.I', summary: [] },
    ]);
  });
});
