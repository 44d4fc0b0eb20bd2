import { describe, expect, it } from 'vitest';
import { mapRecord } from '../mapping/map-record.ts';
import { buildRecord } from '../mapping/testing/build-record.ts';
import { coinsOf } from './coins.ts';
import { cslItemOf } from './csl-item.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeEndnote } from './write-endnote.ts';
import { writeRis } from './write-ris.ts';

const cite = (text: string, flavour: 'marc21' | 'unimarc' = 'marc21') => ({
  id: 'r1',
  bib: mapRecord(buildRecord(text), { flavour }),
  url: 'https://library.example.org/r1',
});

const ARTICLE = `LDR 00000naa a2200000 a 4500
  100 1_ $aShore, Ann
  245 10 $aSaltwind tides
  773 0_ $tJournal of salt.$x1234-5679$gVol. 12, no. 3 (June 1987), p. 41-58`;

const CHAPTER = `LDR 00000naa a2200000 a 4500
  100 1_ $aShore, Ann
  245 10 $aSaltwind chapter
  773 0_ $aLongshore, Bob.$tBook of salt.$dQuay : Harbour Press, 1987.$z9780306406157$gPages 15-30`;

describe('an article', () => {
  it('has volume, issue, pages and year in each format', () => {
    const article = cite(ARTICLE);
    expect(cslItemOf(article)).toMatchObject({
      type: 'article-journal',
      'container-title': 'Journal of salt',
      volume: '12',
      issue: '3',
      page: '41-58',
      issued: { 'date-parts': [[1987]] },
      ISSN: '1234-5679',
    });
    expect(writeRis([article])).toContain('VL  - 12\r\nIS  - 3\r\nPY  - 1987\r\nSP  - 41\r\nEP  - 58\r\n');
    expect(writeBibtex([article])).toContain(
      '  journal = {Journal of salt},\n  volume = {12},\n  pages = {41--58},\n  number = {3},\n',
    );
    expect(writeEndnote([article])).toContain('%J Journal of salt\n%V 12\n%N 3\n%D 1987\n%P 41-58\n');
    expect(Object.fromEntries(new URLSearchParams(coinsOf(article.bib)))).toMatchObject({
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal',
      'rft.genre': 'article',
      'rft.atitle': 'Saltwind tides',
      'rft.jtitle': 'Journal of salt',
      'rft.volume': '12',
      'rft.issue': '3',
      'rft.pages': '41-58',
      'rft.spage': '41',
      'rft.epage': '58',
      'rft.date': '1987',
    });
  });

  it('is an article in COinS also without a journal, and a journal in a package is a journal', () => {
    const { bib } = cite('LDR 00000naa a2200000 a 4500\n245 10 $aSaltwind tides');
    expect(coinsOf(bib)).toContain('rft.genre=article&rft.atitle=Saltwind+tides');
    const journal = cite(
      'LDR 00000nas a2200000 a 4500\n245 10 $aJournal of salt\n773 0_ $tPackage of journals',
    ).bib;
    expect(coinsOf(journal)).toContain('rft.genre=journal&rft.jtitle=Journal+of+salt');
  });
});

describe('a chapter', () => {
  it('is one in each format, in a book with its ISBN, publisher and first name', () => {
    const chapter = cite(CHAPTER);
    expect(cslItemOf(chapter)).toMatchObject({
      type: 'chapter',
      'container-title': 'Book of salt',
      'container-author': [{ family: 'Longshore', given: 'Bob' }],
      page: '15-30',
      publisher: 'Harbour Press',
      'publisher-place': 'Quay',
      ISBN: '9780306406157',
      issued: { 'date-parts': [[1987]] },
    });
    expect(writeRis([chapter])).toContain('TY  - CHAP\r\n');
    expect(writeBibtex([chapter])).toMatch(/@incollection\{[\s\S]*booktitle = \{Book of salt\}/);
    expect(writeEndnote([chapter])).toContain('%0 Book Section\n');
    expect(Object.fromEntries(new URLSearchParams(coinsOf(chapter.bib)))).toMatchObject({
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:book',
      'rft.genre': 'bookitem',
      'rft.atitle': 'Saltwind chapter',
      'rft.btitle': 'Book of salt',
      'rft.isbn': '9780306406157',
      'rft.spage': '15',
    });
  });
});

describe('a thesis', () => {
  it('has its university, degree and year in each format', () => {
    const thesis = cite('100 1_ $aShore, Ann\n245 10 $aSaltwind\n502 __ $bPh. D.$cUniversity of Quay$d1987');
    expect(cslItemOf(thesis)).toMatchObject({
      type: 'thesis',
      genre: 'Ph. D.',
      publisher: 'University of Quay',
      issued: { 'date-parts': [[1987]] },
    });
    expect(writeRis([thesis])).toContain('PB  - University of Quay\r\nM3  - Ph. D.\r\n');
    expect(writeBibtex([thesis])).toContain('  type = {Ph. D.},\n  school = {University of Quay},\n');
    expect(writeEndnote([thesis])).toContain('%I University of Quay\n%9 Ph. D.\n');
    expect(coinsOf(thesis.bib)).toContain('rft.inst=University+of+Quay&rft.degree=Ph.+D.');
  });
});

describe('BibTeX', () => {
  it('has addresses and DOIs as they are, because BibTeX does not read commands in them', () => {
    const { bib } = cite('245 10 $aSalt & wind\n024 7_ $a10.1000/a_b-6_7%25#x$2doi');
    const text = writeBibtex([{ id: 'r1', bib, url: 'https://library.example.org/a_b?x=1&y=50%25#z' }]);
    expect(text).toContain('  doi = {10.1000/a_b-6_7%25#x},\n');
    expect(text).toContain('  url = {https://library.example.org/a_b?x=1&y=50%25#z},\n');
    expect(text).toContain('title = {{Salt \\& wind}}');
  });
});
