import { describe, expect, it } from 'vitest';
import type { Bib } from '../../bib.ts';
import { mapRecord } from '../map-record.ts';
import { buildRecord } from '../testing/build-record.ts';

const map = (text: string): Bib => mapRecord(buildRecord(text), { flavour: 'unimarc' });
const kinds = (bib: Bib) => bib.titles.map(({ kind, value }) => `${kind}: ${value}`);

describe('a Chinese book in CNMARC', () => {
  const bib = map(`
    001 012000123456
    010 __ $a978-7-02-000220-7$b精装$dCNY59.70
    091 __ $aCN10019.2288
    100 __ $a20080612d1996    em y0chiy50      ea
    101 0_ $achi
    102 __ $aCN$b110000
    105 __ $aa   z   000ay
    200 1_ $a红楼梦$AHong lou meng$b专著$h上册$i校注本$f(清)曹雪芹, 高鹗著$g中国艺术研究院红楼梦研究所校注
    205 __ $a第2版
    210 __ $a北京$c人民文学出版社$d1996
    215 __ $a2册(1606页)$c图$d21cm
    225 2_ $a中国古典文学读本丛书$v1
    314 __ $a高鹗, 清代作家。
    327 1_ $a第一回$a第二回
    330 __ $a本书描写了贾宝玉和林黛玉的爱情故事。
    517 1_ $a石头记$AShi tou ji
    606 0_ $a章回小说$y中国$z清代
    610 0_ $a古典小说$a爱情
    690 __ $aI242.4$v5
    692 __ $a44.5622$v3
    701 _0 $a曹雪芹$ACao xue qin$c(清)$f约1715-约1763$4著
    701 _0 $a高鹗$c清$4著
    702 _0 $a霍克思$c(英)$4译
    711 02 $a中国艺术研究院$b红楼梦研究所$4校注
    801 _0 $aCN$bBNU`);

  it('has its title, the title in pinyin and the variant title', () => {
    expect(bib.title).toBe('红楼梦. 上册, 校注本');
    expect(kinds(bib)).toEqual([
      'main: 红楼梦. 上册, 校注本',
      'romanised: Hong lou meng',
      'variant: 石头记',
      'romanised: Shi tou ji',
    ]);
    expect(bib.responsibility).toBe('(清)曹雪芹, 高鹗著 ; 中国艺术研究院红楼梦研究所校注');
  });

  it('has creators with dynasty and role', () => {
    expect(bib.creators).toMatchObject([
      {
        name: '曹雪芹',
        romanised: 'Cao xue qin',
        dates: '清, 约1715-约1763',
        kind: 'person',
        primary: true,
        roles: ['aut'],
      },
      { name: '高鹗', dates: '清', kind: 'person', primary: true, roles: ['aut'] },
      { name: '霍克思', kind: 'person', primary: false, roles: ['trl'] },
      { name: '中国艺术研究院. 红楼梦研究所', kind: 'corporate', primary: true, roles: ['ann'] },
    ]);
  });

  it('has publication, description and numbers', () => {
    expect(bib).toMatchObject({
      controlNumber: '012000123456',
      docType: 'book',
      edition: '第2版',
      imprints: [{ kind: 'publication', places: ['北京'], publishers: ['人民文学出版社'], date: '1996' }],
      year: 1996,
      physical: ['2册(1606页) : 图 ; 21cm'],
      series: [{ title: '中国古典文学读本丛书', number: '1' }],
      notes: ['高鹗, 清代作家。'],
      contents: ['第一回 -- 第二回'],
      abstracts: ['本书描写了贾宝玉和林黛玉的爱情故事。'],
      isbns: [{ value: '9787020002207', valid: true, qualifier: '精装', price: 'CNY59.70' }],
      identifiers: [{ kind: 'unified-book-number', value: 'CN10019.2288' }],
      languages: ['chi'],
      country: 'cn',
    });
  });

  it('has subjects of 中国分类主题词表 and class numbers of both schemes', () => {
    expect(bib.subjects).toEqual([
      { kind: 'topic', scheme: 'cct', parts: ['章回小说', '中国', '清代'] },
      { kind: 'keyword', scheme: 'local', parts: ['古典小说'] },
      { kind: 'keyword', scheme: 'local', parts: ['爱情'] },
    ]);
    expect(bib.classes).toEqual([
      { scheme: 'clc', notation: 'I242.4' },
      { scheme: 'local', notation: '44.5622' },
    ]);
  });
});

describe('titles of UNIMARC', () => {
  it('are separate for several works, works of other authors and parallel titles', () => {
    expect(kinds(map('200 1_ $aLe Cid$eune tragédie$aHorace$cPhèdre$fRacine$dThe Cid$ea tragedy'))).toEqual([
      'main: Le Cid : une tragédie ; Horace',
      'contained: Phèdre',
      'parallel: The Cid : a tragedy',
      'contained: Le Cid',
      'contained: Horace',
    ]);
  });

  it('are read from linking fields in both techniques', () => {
    const bib = map(`
      LDR 00000nas a2200000   4500
      200 1_ $aNature
      410 _0 $tDocuments$v12
      423 _0 $12001_$aSupplement$1700_0$aSmith
      430 _0 $tNatura
      440 _0 $1001123$12001_$aNature today`);
    expect(kinds(bib)).toEqual([
      'main: Nature',
      'contained: Supplement',
      'former: Natura',
      'later: Nature today',
    ]);
    expect(bib.series).toEqual([{ title: 'Documents', number: '12' }]);
  });

  it('have the length of an article that the record marks as non-sorting', () => {
    expect(map('200 1_ $a\u0088Les \u0089misérables').titles[0]).toEqual({
      kind: 'main',
      value: 'Les misérables',
      nonfiling: 4,
    });
  });

  it('have both scripts of fields paired by $6', () => {
    const bib = map('200 1_ $6a01$7ba$aVoina i mir\n200 1_ $6a01$7ca$aВойна и мир');
    expect(bib.titles).toEqual([{ kind: 'main', value: 'Voina i mir', vernacular: 'Война и мир' }]);
  });
});

describe('creators of UNIMARC', () => {
  it('have names of entry element and rest of name, and roles from numbers', () => {
    const { creators } = map(`
      700 _1 $aHugo$bVictor$f1802-1885$4070
      702 _0 $aJean-Paul$dII$cpape$4080
      710 12 $aCongrès de physique$d5$e1995$fParis$4557`);
    expect(creators).toMatchObject([
      { name: 'Hugo, Victor', dates: '1802-1885', kind: 'person', primary: true, roles: ['aut'] },
      { name: 'Jean-Paul II, pape', kind: 'person', primary: false, roles: ['aui'] },
      { name: 'Congrès de physique (5 : 1995 : Paris)', kind: 'meeting', primary: true, roles: ['orm'] },
    ]);
  });
});

describe('years and document types of UNIMARC', () => {
  it('take the year from 100, else from the imprint in any calendar', () => {
    expect(map('100 __ $a20080612d1934    em y0chiy50      ea\n210 __ $d民国二十三年').year).toBe(1934);
    expect(map('100 __ $a20080612d        em y0chiy50      ea\n210 __ $d民国二十三年').year).toBe(1934);
    expect(map('100 __ $a20080612b19531998em y0chiy50      ea').yearEnd).toBe(1998);
  });

  it.each([
    ['am', '', 'book'],
    ['am', '105 __ $aa   m   000yy', 'thesis'],
    ['am', '105 __ $aa   z   100yy', 'conference'],
    ['am', '328 _0 $bThèse', 'thesis'],
    ['am', '106 __ $as', 'ebook'],
    ['lm', '135 __ $ad', 'ebook'],
    ['lm', '', 'electronic'],
    ['as', '110 __ $aaka', 'journal'],
    ['as', '110 __ $aca', 'newspaper'],
    ['aa', '', 'article'],
    ['cm', '', 'score'],
    ['im', '', 'audio'],
    ['gm', '', 'video'],
    ['bm', '', 'manuscript'],
    ['mm', '', 'kit'],
  ])('leader %s with "%s" is %s', (typeAndLevel, field, docType) => {
    expect(map(`LDR 00000n${typeAndLevel}0 2200000   450 \n${field}`).docType).toBe(docType);
  });

  it('have the journal of an article', () => {
    const bib = map('LDR 00000naa0 2200000   450 \n200 1_ $aArticle\n461 _0 $tNature$v12$x0028-0836');
    expect(bib.host).toEqual({ title: 'Nature', part: '12', volume: '12', issn: '0028-0836' });
    expect(bib.series).toEqual([]);
  });
});

describe('an article in CNMARC', () => {
  const host = (field: string) => map(`LDR 00000naa0 2200000   450 \n200 1_ $a论红楼梦\n${field}`).host;

  it('comes with its journal, year, volume and pages', () => {
    expect(
      host('463 _0 $1001012000999$1011__$a1001-1234$12001_$a红楼梦学刊$v第3期$1210__$d2008$1215__$a第5-20页'),
    ).toEqual({
      title: '红楼梦学刊',
      part: '2008, 第3期, 第5-20页',
      issue: '3',
      pages: '5-20',
      year: 2008,
      issn: '1001-1234',
      controlNumbers: ['012000999'],
    });
    expect(host('463 _0 $t红楼梦学刊$v第3期$p第5-20页')).toEqual({
      title: '红楼梦学刊',
      part: '第3期, 第5-20页',
      issue: '3',
      pages: '5-20',
    });
  });
});
