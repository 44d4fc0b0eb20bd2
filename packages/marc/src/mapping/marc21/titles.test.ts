import { describe, expect, it } from 'vitest';
import type { Bib } from '../../bib.ts';
import { mapRecord } from '../map-record.ts';
import { buildRecord } from '../testing/build-record.ts';

const map = (text: string): Bib => mapRecord(buildRecord(text), { flavour: 'marc21' });

describe('titles of MARC 21', () => {
  it('have title, remainder and part, without responsibility and material designation', () => {
    const bib = map(
      '245 14 $aThe wind rises /$h[videorecording] :$bsongs.$nPart 2,$pLyrics /$cJoe Hisaishi.',
    );
    expect(bib.title).toBe('The wind rises : songs. Part 2, Lyrics');
    expect(bib.titles[0]).toEqual({ kind: 'main', value: bib.title, nonfiling: 4 });
    expect(bib.responsibility).toBe('Joe Hisaishi');
    expect(map('245 10 $aEkonomisuto [microform].').title).toBe('Ekonomisuto');
    expect(map('245 00 $aLetters [1914-1918] /').title).toBe('Letters [1914-1918]');
  });

  it('have parallel titles separate from the main title', () => {
    const { title, titles } = map('245 00 $aNRC newslink =$bLe CNRC à l’oeuvre.');
    expect(title).toBe('NRC newslink = Le CNRC à l’oeuvre');
    expect(titles.map(({ kind, value }) => [kind, value])).toEqual([
      ['main', 'NRC newslink = Le CNRC à l’oeuvre'],
      ['parallel', 'Le CNRC à l’oeuvre'],
      ['variant', 'NRC newslink'],
    ]);
  });

  it('have uniform, former, later, contained and related titles', () => {
    const { titles } = map(`
      240 10 $aSonatas,$mpiano,$rB minor
      245 00 $aSonate h-moll
      246 31 $aPiano sonata
      247 10 $aAlte Zeitschrift
      505 00 $tKüss die Hand /$rA. B. --$tZugabe
      700 12 $aLiszt, Franz,$d1811-1886.$tLiebeslied.
      730 0_ $aAtlantic (Boston, Mass.)
      785 00 $tNeue Zeitschrift$x0028-0836`);
    expect(titles.map(({ kind, value }) => `${kind}: ${value}`)).toEqual([
      'main: Sonate h-moll',
      'uniform: Sonatas, piano, B minor',
      'parallel: Piano sonata',
      'former: Alte Zeitschrift',
      'later: Neue Zeitschrift',
      'contained: Küss die Hand',
      'contained: Zugabe',
      'related: Atlantic (Boston, Mass.)',
      'contained: Liebeslied',
    ]);
  });
});

describe('two scripts', () => {
  const chinese = `
    008 040914s1996    cc            000 0 chi d
    100 1_ $6880-01$aCao, Xueqin,$dapproximately 1717-1763,$eauthor.
    245 10 $6880-02$aHong lou meng /$cCao Xueqin zhu.
    260 __ $6880-03$aBeijing :$bRen min wen xue chu ban she,$c1996.
    880 1_ $6100-01/$1$a曹雪芹,$dapproximately 1717-1763,$eauthor.
    880 10 $6245-02/$1$a红楼梦 /$c曹雪芹著.
    880 __ $6260-03/$1$a北京 :$b人民文学出版社,$c1996.
    880 __ $6500-00/$1$a繁体字本.`;

  it('show the title in the original script and keep the romanised title', () => {
    const bib = map(chinese);
    expect(bib.title).toBe('红楼梦');
    expect(bib.titles).toEqual([{ kind: 'main', value: 'Hong lou meng', vernacular: '红楼梦' }]);
    expect(bib.responsibility).toBe('曹雪芹著');
    expect(bib.creators[0]).toMatchObject({ name: 'Cao, Xueqin', vernacular: '曹雪芹', roles: ['aut'] });
    expect(bib.imprints[0]?.vernacular).toBe('北京 : 人民文学出版社, 1996');
  });

  it('map a field that is only in 880 as the field it stands for', () => {
    expect(map(chinese).notes).toEqual(['繁体字本.']);
    expect(map('880 10 $6245-00/$1$a史記').title).toBe('史記');
    expect(map('245 10 $6880-01$aShi ji\n880 10 $6245-07/$1$a史記').title).toBe('史記');
  });

  it('keep the romanised title in 880 if 245 is in the original script', () => {
    const bib = map('245 10 $6880-01$a紅楼夢\n880 10 $6245-01$aKōrōmu');
    expect(bib.title).toBe('紅楼夢');
    expect(bib.titles.map(({ kind, value }) => [kind, value])).toEqual([
      ['main', '紅楼夢'],
      ['romanised', 'Kōrōmu'],
    ]);
  });

  it('show the title of an English book in Latin letters', () => {
    const bib = map(`
      008 040914s1996    cc            000 0 eng d
      245 10 $6880-01$aDream of the red chamber
      880 10 $6245-01$a红楼梦`);
    expect(bib.title).toBe('Dream of the red chamber');
    expect(bib.titles[0]?.vernacular).toBe('红楼梦');
  });

  it('pair fields that are repeated without $6', () => {
    const bib = map(
      '100 1_ $aपोखरेल, बालकृष्ण,$eed.\n100 1_ $aPokharel, Bālakṛshṇa,$eed.\n245 10 $aहिमाली साहित्य\n245 10 $aHimālī sāhitya',
    );
    expect(bib.creators).toHaveLength(1);
    expect(bib.creators[0]).toMatchObject({
      name: 'पोखरेल, बालकृष्ण',
      romanised: 'Pokharel, Bālakṛshṇa',
      roles: ['edt'],
    });
    expect(bib.titles.map(({ value }) => value)).toEqual(['हिमाली साहित्य', 'Himālī sāhitya']);
  });

  it('have the name of the work in a uniform title, without language, version and date', () => {
    const works = (text: string) => map(text).titles.flatMap(({ work }) => work ?? []);
    expect(works('240 10 $aMoby Dick.$lGerman.$f1990\n245 10 $aDer weisse Wal')).toEqual(['Moby Dick']);
    expect(works('130 0_ $aBible.$pPsalms.$lEnglish.$sAuthorized.\n245 10 $aThe Psalms')).toEqual([
      'Bible. Psalms',
    ]);
    expect(works('245 10 $aDer Wal\n765 0_ $tThe whale')).toEqual(['The whale']);
    expect(works('243 10 $aNovels\n245 10 $aFour novels')).toEqual([]);
  });
});
