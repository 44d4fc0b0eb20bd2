import type { Bib } from '@lectern/marc/bib';
import type { KbartLine } from '../title-lists.ts';

/** The day on which the cases are asked. */
export const TODAY = '2026-03-02T08:00:00Z';

export const CAMPUS = '192.0.2.7';
export const HOME = '203.0.113.9';

/** A database of the cases: who may enter, what it has. */
export interface CaseDatabase {
  readonly entrance: 'anywhere' | 'inside' | 'signIn' | 'none';
  readonly isOver?: true;
  readonly lines: readonly KbartLine[];
}

const NATURE = { publication_title: 'Nature', print_identifier: '0028-0836', online_identifier: '1476-4687' };
const SCIENCE = {
  publication_title: 'Science',
  print_identifier: '0036-8075',
  online_identifier: '1095-9203',
};
const INQUIRY = {
  publication_title: 'Critical Inquiry',
  print_identifier: '0093-1896',
  online_identifier: '1539-7858',
};
const JAMA = { publication_title: 'JAMA', print_identifier: '0098-7484', online_identifier: '1538-3598' };
const TIMES = { publication_title: 'The New York Times', print_identifier: '0362-4331' };

/** The databases by name. `Archive` has links to articles by DOI, and to issues. */
export const DATABASES: Readonly<Record<string, CaseDatabase>> = {
  Archive: {
    entrance: 'anywhere',
    lines: [
      { ...NATURE, date_first_issue_online: '1869-11-04', num_first_vol_online: '1', embargo_info: 'P1Y' },
      {
        ...SCIENCE,
        date_first_issue_online: '1880-07-03',
        num_first_vol_online: '1',
        num_first_issue_online: '1',
        date_last_issue_online: '1996-12-20',
        num_last_vol_online: '274',
        num_last_issue_online: '5295',
      },
      {
        publication_title: 'Behaviour',
        print_identifier: '0005-7959',
        online_identifier: '1568-539X',
        date_first_issue_online: '1948-01-01',
        num_first_vol_online: '1',
        date_last_issue_online: '2008-12-31',
        num_last_vol_online: '145',
        num_last_issue_online: '12',
      },
      { ...INQUIRY, date_first_issue_online: '1974-09-01', num_first_vol_online: '1', embargo_info: 'P3Y' },
      {
        publication_title: 'Noûs',
        print_identifier: '0029-4624',
        online_identifier: '1468-0068',
        num_first_vol_online: '1',
        num_last_vol_online: '53',
      },
      {
        ...JAMA,
        date_first_issue_online: '1883-07-14',
        num_first_vol_online: '1',
        date_last_issue_online: '1959-12-26',
        num_last_vol_online: '171',
      },
    ],
  },
  Campus: {
    entrance: 'inside',
    lines: [
      {
        ...NATURE,
        print_identifier: '',
        date_first_issue_online: '1997-01-02',
        num_first_vol_online: '385',
        num_first_issue_online: '6611',
      },
      { ...INQUIRY, date_first_issue_online: '1974-01-01', coverage_depth: 'abstracts' },
      { ...TIMES, embargo_info: 'R1Y' },
    ],
  },
  Members: {
    entrance: 'signIn',
    lines: [
      {
        ...SCIENCE,
        date_first_issue_online: '1997-01-03',
        num_first_vol_online: '275',
        num_first_issue_online: '5296',
      },
      {
        publication_title: 'Optics Letters',
        print_identifier: '0146-9592',
        online_identifier: '1539-4794',
        date_first_issue_online: '1977-07-01',
        num_first_vol_online: '1',
        num_first_issue_online: '1',
        embargo_info: 'P6M',
      },
      { ...JAMA, date_first_issue_online: '1998-01-07', num_first_vol_online: '279' },
      {
        publication_title: 'Frankenstein',
        print_identifier: '9780393964585',
        first_author: 'Shelley',
        publication_type: 'monograph',
      },
    ],
  },
  Named: { entrance: 'none', lines: [{ ...TIMES, date_first_issue_online: '1851-09-18' }] },
  Free: {
    entrance: 'anywhere',
    lines: [
      { publication_title: 'The Journal of Whales', publisher_name: 'Sea Press' },
      {
        publication_title: 'Daily Weather',
        print_identifier: '1234-5679',
        date_first_issue_online: '1950-01-01',
        embargo_info: 'R10Y',
      },
      { publication_title: 'Advocate', publisher_name: 'One', date_first_issue_online: '1990-01-01' },
      {
        publication_title: 'Advocate',
        publisher_name: 'Two',
        date_first_issue_online: '2000-01-01',
        date_last_issue_online: '2005-12-31',
      },
      {
        publication_title: 'Journal of General Internal Medicine',
        print_identifier: '0884-8734',
        online_identifier: '1525-1497',
        date_first_issue_online: '1986-01-01',
        num_first_vol_online: '1',
        num_first_issue_online: '1',
        embargo_info: 'P1Y',
      },
      {
        publication_title: '鲸的历史',
        online_identifier: '9787030000002',
        first_author: '王海',
        publication_type: 'monograph',
      },
      {
        publication_title: 'Moby-Dick',
        online_identifier: '9780142437247',
        first_author: 'Melville',
        publication_type: 'monograph',
      },
      { publication_title: 'A Treatise on Bees', first_author: 'Huber', publication_type: 'monograph' },
    ],
  },
  Ended: {
    entrance: 'anywhere',
    isOver: true,
    lines: [
      {
        publication_title: 'Gone Journal',
        print_identifier: '2045-1113',
        date_first_issue_online: '2001-01-01',
      },
    ],
  },
};

/** A record of the cases with the volumes of its items. */
export interface CaseRecord {
  readonly title: string;
  readonly author?: string;
  readonly description: Partial<Bib>;
  readonly volumes: readonly string[];
}

function held(...summary: string[]): Pick<Bib, 'holdings'> {
  return { holdings: [{ library: 'MAIN', summary }] };
}

function isbn(value: string): Pick<Bib, 'isbns'> {
  return { isbns: [{ value, valid: true }] };
}

function fullText(url: string): Pick<Bib, 'links'> {
  return { links: [{ url, kind: 'fulltext' }] };
}

export const RECORDS: readonly CaseRecord[] = [
  {
    title: 'Nature',
    description: { docType: 'journal', issns: ['0028-0836'], ...held('v.1 (1869)-v.400 (1999)') },
    volumes: ['v.391 (1998)'],
  },
  {
    title: 'Moby-Dick',
    author: 'Melville, Herman',
    description: { ...isbn('9780142437247'), identifiers: [{ kind: 'oclc', value: '987' }] },
    volumes: [''],
  },
  {
    title: 'Arithmetic',
    author: 'Sandburg, Carl',
    description: { ...isbn('9780152038656'), identifiers: [{ kind: 'lccn', value: '92005291' }] },
    volumes: [''],
  },
  {
    title: 'The New England Journal of Medicine',
    description: {
      docType: 'journal',
      issns: ['0028-4793'],
      titles: [
        { kind: 'main', value: 'The New England Journal of Medicine', nonfiling: 4 },
        { kind: 'abbreviated', value: 'N Engl J Med' },
      ],
      ...held('1990-2010'),
    },
    volumes: [],
  },
  {
    title: 'On whales and men',
    author: 'Ahab, Otto',
    description: {
      docType: 'article',
      identifiers: [{ kind: 'doi', value: '10.1000/whale.1' }],
      host: { title: 'The Journal of Whales', volume: '3', year: 1999 },
      ...fullText('https://whales.example.org/1'),
    },
    volumes: [],
  },
  {
    title: 'Bees online',
    author: 'Drone, Ada',
    description: { docType: 'ebook', ...isbn('9783161484100'), ...fullText('https://bees.example.org/') },
    volumes: [],
  },
  { title: '红楼梦', author: '曹雪芹', description: isbn('9787020002207'), volumes: ['', ''] },
  {
    title: 'Gardens and Ponds',
    description: { docType: 'journal', issns: ['0016-4569'] },
    volumes: ['2019 no.1', '2019 no.2', '2020 no.1'],
  },
  { title: 'Waves in shallow water', author: 'Li, Na', description: { docType: 'thesis' }, volumes: [''] },
  {
    title: 'The Daily Record',
    description: { docType: 'newspaper', issns: ['0300-4007'], ...held('1998-2004, lacks 2001') },
    volumes: [],
  },
  {
    title: 'Optics letters',
    description: { docType: 'journal', issns: ['0146-9592'], ...held('v.1 (1977)-v.20 (1995)') },
    volumes: [],
  },
  {
    title: 'Clouds',
    author: 'Grey, Ann',
    description: { series: [{ title: 'Daily Weather', issn: '1234-5679' }] },
    volumes: [''],
  },
  { title: 'The Journal of Whales', description: { docType: 'journal' }, volumes: ['v.1', 'v.2'] },
];
