import { sharedFile } from '@lectern/marc/testing/shared-data';
import { describe, expect, it } from 'vitest';
import type { Citation } from './citation.ts';
import { readOpenUrl } from './read-openurl.ts';
import { sharedRequests } from './testing/shared-requests.ts';

const folder = sharedFile('openurl', 'SOURCES.md')?.replace(/\/SOURCES\.md$/, '');

const VICO = 'La congiura dei Principi Napoletani 1701 : (prima e seconda stesura)';
const COXSACKIE = {
  genre: 'article',
  title: 'Science',
  doi: '10.1126/science.275.5304.1320',
  pmid: '9036860',
  date: '1997',
  volume: '275',
  startPage: '1320',
  endPage: '1323',
  familyName: 'Bergelson',
} as const;
const FROGS = {
  genre: 'article',
  title: 'Behaviour',
  issns: ['0005-7959'],
  volume: '145',
  issue: '1',
  startPage: '25',
} as const;
const TIMES = { genre: 'journal', title: 'The New York times', issns: ['0362-4331'] } as const;

/** What the requests name, seen by looking at them. */
const READ: Readonly<Record<string, Partial<Citation>>> = {
  'vufind/article': {
    genre: 'article',
    title: 'Fake Container',
    articleTitle: VICO,
    isbns: ['9788820737498'],
    volume: 'XVII',
    issue: '6',
    startPage: '12',
  },
  'vufind/book': { genre: 'book', title: VICO, familyName: 'Vico', isbns: ['9788820737498'], date: '1992' },
  'vufind/journal': { genre: 'journal', title: VICO, issns: [] },
  'vufind/unknown': { genre: 'unknown', title: VICO, date: '1992' },
  'vufind/unknown-isbn': { genre: 'unknown', title: VICO },
  'vufind/unknown-isbn-issn': { genre: 'book', title: VICO, isbns: ['9788820737498'] },
  'vufind/jop': { genre: 'journal', title: 'Noûs', issns: ['0029-4624'] },
  'vufind/redi': {
    genre: 'article',
    title: 'J GEN INTERN MED',
    doi: '10.1007/s11606-014-2915-9',
    issns: ['1525-1497'],
    date: '2014-07-03',
    startPage: '1319',
    endPage: '1321',
  },
  'gem/dc_ctx': {
    genre: 'article',
    title: 'American Journal of Sociology',
    doi: '10.1086/508789',
    date: '2007-02-27',
    volume: '112',
    familyName: 'Jansen',
  },
  'gem/marc_ctx': {
    genre: 'book',
    title: 'Arithmetic',
    isbns: ['9780152038656'],
    lccn: '92005291',
    date: '1993',
    familyName: 'Sandburg',
  },
  'gem/scholarly_au_ctx': {
    genre: 'book',
    title: 'The adventures of Tom Sawyer',
    oclc: '2416076',
    lccn: '34025476',
    familyName: 'Twain',
  },
  'gem/yu': {
    genre: 'article',
    title: 'Optics letters',
    shortTitle: 'Opt Lett',
    author: 'Yu, Qinrong',
    doi: '10.1364/OL.29.000017',
    pmid: '14719646',
    issns: ['0146-9592'],
    date: '2004-12-31',
    volume: '29',
    issue: '1',
    startPage: '17',
  },
  'gem/kev': {
    genre: 'book',
    title: 'Dépendances et niveaux de représentation en syntaxe',
    author: 'Vergnaud, J.-R',
    isbns: [],
    date: '1985',
  },
  'gem/kev_hybrid': COXSACKIE,
  'gem/kev_0_1': COXSACKIE,
  'gem/sap2-0': FROGS,
  'gem/sap2-1': {
    genre: 'article',
    title: 'N Engl J Med',
    date: '2008',
    volume: '',
    issue: '358',
    startPage: '502',
    doi: '',
  },
  'gem/sap2-2': {
    genre: 'article',
    title: 'Clinical Oral Implants Research',
    issns: ['0905-7161'],
    volume: '19',
    issue: '4',
    startPage: '329',
    doi: '',
  },
  'gem/sap2-post': FROGS,
  'umlaut/request': { genre: 'journal', issns: ['0098-7484'] },
  'umlaut/frankenstein': {
    genre: 'book',
    isbns: ['9780393964585'],
    oclc: '33045872',
    date: '1997',
    familyName: 'Shelley',
  },
  'umlaut/nytimes': TIMES,
  'umlaut/simple': { genre: 'journal', issns: ['0098-7484'] },
  'umlaut/critical_inquiry_referent': {
    genre: 'article',
    title: 'Critical inquiry',
    issns: ['0093-1896', '1539-7858'],
  },
  'umlaut/sfx_multi_obj_request_no_fulltext_referent': {
    genre: 'article',
    title: 'Mobile Information Systems',
    date: '2010',
    volume: '6',
    issue: '1',
  },
  'umlaut/momo': { genre: 'book', title: 'Momo', isbns: ['9780385190930'], familyName: 'Ende' },
  'umlaut/advocate': { genre: 'journal', title: 'Advocate', issns: ['1832-9373'] },
  'umlaut/coffeemakers': { genre: 'article', title: '', issns: ['0265-8135'], volume: '25' },
  'umlaut/manually_entered': { genre: 'article', title: 'Entry Manual' },
  'cassette/0': TIMES,
  'cassette/1': TIMES,
  'coins/0': {
    genre: 'chapter',
    title: 'Dictionary of National Biography',
    articleTitle: 'Clark, William (1821-1880)',
  },
  'coins/1': {
    genre: 'article',
    title: 'Genetics Selection Evolution',
    author: 'Mariat, Denis',
    doi: '10.1051/gse:2002039',
    volume: '35',
    startPage: '119',
  },
  'coins/2': { genre: 'article', title: '', date: '2025' },
  'coins/3': { genre: 'unknown', title: 'Project Gemini over Baja California', date: '2014-03-17' },
  'coins/4': { genre: 'book', title: 'ISO/IEC 9899:1999 specification', startPage: '274' },
};

describe.skipIf(folder === undefined)('a request of the shared data', () => {
  const requests = folder === undefined ? new Map<string, string>() : sharedRequests(folder);

  it('is among those that were looked at', () => {
    expect([...requests.keys()].sort()).toEqual(Object.keys(READ).sort());
  });

  it.each(Object.entries(READ))('%s', (name, expected) => {
    const { citation, fault } = readOpenUrl(requests.get(name) ?? '');
    expect(fault).toBeUndefined();
    expect(citation).toMatchObject(expected);
  });
});
