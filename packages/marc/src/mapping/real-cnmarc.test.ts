import { describe, expect, it } from 'vitest';
import { detectFlavourOf } from './detect-flavour.ts';
import { bibsOf, haveShared, recordsOf, sharedFile } from './testing/shared-records.ts';

const UTF8 = ['chinese-cnmarc', 'chinese-cnmarc-utf8.iso'] as const;
const GB18030 = ['chinese-cnmarc', 'chinese-cnmarc-gb18030.iso'] as const;
const SRU = ['cnmarc-dp2', 'sru-samples'] as const;

describe.skipIf(!haveShared(...UTF8))('the Chinese set', () => {
  it('gives the same Bibs from both encodings', async () => {
    const bibs = await bibsOf(sharedFile(...UTF8));
    expect(bibs).toHaveLength(6067);
    expect(await bibsOf(sharedFile(...GB18030))).toEqual(bibs);
    expect(bibs[0]).toMatchObject({
      flavour: 'unimarc',
      controlNumber: 'CBA1057',
      title: '新譯大方廣佛華嚴經音義',
      responsibility: '(唐)慧菀',
      creators: [{ name: '慧菀', primary: true }],
      classes: [{ scheme: 'clc', notation: 'B94' }],
      languages: ['chi'],
      country: 'cn',
    });
  });

  it('has 6,060 control numbers; six of them are used twice or three times', async () => {
    const times = new Map<string, number>();
    for (const { controlNumber } of await bibsOf(sharedFile(...UTF8)))
      times.set(controlNumber!, (times.get(controlNumber!) ?? 0) + 1);
    expect(times.size).toBe(6060);
    expect([...times].filter(([, count]) => count > 1)).toEqual([
      ['PG25225', 2],
      ['PG25249', 2],
      ['PG54777', 2],
      ['PG56202', 3],
      ['PG57227', 2],
      ['PG62791', 2],
    ]);
  });
});

describe.skipIf(!haveShared(...SRU))('answers of a university library', () => {
  it('map CNMARC with pinyin, prices, both classifications, 905 and 906', async () => {
    const file = sharedFile(...SRU, 'sample_cnmarcxml.xml');
    expect(detectFlavourOf(await recordsOf(file))).toBe('unimarc');
    const bibs = await bibsOf(file);
    expect(bibs).toHaveLength(10);
    expect(bibs[0]).toMatchObject({
      title: "'94中国发展报告",
      titles: [
        { kind: 'main' },
        { kind: 'romanised', value: "'94Zhong Guo Fa Zhan Bao Gao" },
        { kind: 'uniform', value: '中国发展报告' },
      ],
      creators: [
        { name: '叶震', romanised: 'Xie Zhen', kind: 'person', primary: true, roles: ['edt'] },
        { name: '李强', romanised: 'Li Qiang' },
        { name: '国家统计局', romanised: 'Guo Jia Tong Ji Ju', kind: 'corporate' },
      ],
      isbns: [{ value: '9787503717444', valid: true, price: 'CNY68.00' }],
      subjects: [{ scheme: 'cct', parts: ['经济发展', '概况', '中国', '1994'] }],
      holdings: [{ library: 'BNU', callNumber: 'F124/26' }],
      items: [{ barcode: '1683011' }, { barcode: '1683012' }, { barcode: '1683013', callNumber: 'F124/26' }],
    });
    expect(bibs[1]?.classes).toEqual([
      { scheme: 'clc', notation: 'F124' },
      { scheme: 'local', notation: '28.24' },
    ]);
  });

  it('map the same library’s MARC 21 as MARC 21', async () => {
    const bibs = await bibsOf(sharedFile(...SRU, 'sample_marcxml.xml'));
    expect(bibs).toHaveLength(10);
    expect(bibs[1]).toMatchObject({
      flavour: 'marc21',
      title: "'08中国改革跟踪报告",
      year: 2008,
      isbns: [{ value: '9787040247657', price: 'CNY29.00' }],
      languages: ['chi'],
      holdings: [{ shelvingLocation: '中文书—A-H(主馆四层)', callNumber: 'D61 bnu201' }, {}],
    });
  });
});
