import type { ResolverCase } from './resolver-case.ts';

const ARTICLE = 'rft.genre=article';

/** The other half, written before the resolver and first asked when it was done. */
export const CASES_KEPT_BACK: readonly ResolverCase[] = [
  {
    what: 'an issue between those that the library has',
    request: `${ARTICLE}&rft.issn=0016-4569&rft.date=2019&rft.issue=3`,
    print: ['Gardens and Ponds-'],
  },
  {
    what: 'a year of holdings that name a gap',
    request: `${ARTICLE}&rft.issn=0300-4007&rft.date=2003-04-05`,
    print: ['The Daily Record?'],
  },
  {
    what: 'a year after them',
    request: `${ARTICLE}&rft.issn=0300-4007&rft.date=2010`,
    print: ['The Daily Record-'],
  },
  {
    what: 'a journal by its short title with full stops',
    request: `${ARTICLE}&rft.stitle=N.+Engl.+J.+Med.&rft.date=2008&rft.volume=358`,
    print: ['The New England Journal of Medicine'],
  },
  {
    what: 'a journal by its short title without them',
    request: 'title=N+Engl+J+Med&date=2008&issue=358&spage=502',
    print: ['The New England Journal of Medicine'],
  },
  {
    what: 'a journal whose other ISSN is asked for, by its title',
    request: `${ARTICLE}&rft.issn=1533-4406&rft.jtitle=The+New+England+Journal+of+Medicine&rft.date=1985`,
    print: ['The New England Journal of Medicine-'],
  },
  {
    what: 'full text before abstracts',
    request: `${ARTICLE}&rft.issn=0093-1896&rft.eissn=1539-7858&rft.date=1980&rft.volume=6&rft.issue=4`,
    online: ['Archive@issue', 'Campus!outside'],
  },
  {
    what: 'abstracts where the full text is under embargo',
    request: `${ARTICLE}&rft.issn=0093-1896&rft.date=2025&rft.volume=51&rft.issue=2`,
    online: ['Campus!outside'],
    notOnline: ['Archive:embargo'],
  },
  {
    what: 'the first issue, in the year in which the coverage begins',
    request: `${ARTICLE}&rft.issn=0093-1896&rft.date=1974&rft.volume=1&rft.issue=1`,
    online: ['Archive@issue', 'Campus!outside'],
  },
  {
    what: 'the year before any coverage',
    request: `${ARTICLE}&rft.issn=0093-1896&rft.date=1973`,
    notOnline: ['Archive:coverage', 'Campus:coverage'],
  },
  {
    what: 'a volume where the list has volumes alone',
    request: `${ARTICLE}&rft.issn=0029-4624&rft.volume=20`,
    online: ['Archive@title'],
  },
  {
    what: 'a volume behind the last one',
    request: `${ARTICLE}&rft.issn=0029-4624&rft.volume=54&rft.date=2020`,
    notOnline: ['Archive:coverage'],
  },
  {
    what: 'a date where the list has volumes alone',
    request: `${ARTICLE}&rft.jtitle=No%FBs&rft.issn=0029-4624&rft.date=1990`,
    online: ['Archive?@title'],
  },
  {
    what: 'a year between two coverages',
    request: `${ARTICLE}&rft.issn=0098-7484&rft.date=1970`,
    notOnline: ['Archive:coverage', 'Members:coverage'],
  },
  {
    what: 'the first volume of the later one, by a reader',
    request: `${ARTICLE}&rft.issn=1538-3598&rft.date=1998&rft.volume=279&rft.issue=1`,
    who: 'reader',
    online: ['Members@title'],
    notOnline: ['Archive:coverage'],
  },
  {
    what: 'an article of a free journal, both versions mixed',
    request:
      'rft.date=2014-07-03&genre=article&rft_id=info%3Adoi%2F10.1007%2Fs11606-014-2915-9&issn=1525-1497&volume=29&issue=10&spage=1319&jtitle=J+GEN+INTERN+MED&atitle=Are+ACOs',
    online: ['Free@title'],
  },
  {
    what: 'the last month before an embargo of this year',
    request: `${ARTICLE}&issn=1525-1497&date=2025-12`,
    online: ['Free@title'],
  },
  {
    what: 'the first month of it',
    request: `${ARTICLE}&issn=1525-1497&date=2026-01`,
    notOnline: ['Free:embargo'],
  },
  {
    what: 'a title that two journals have',
    request: 'rft.genre=journal&rft.jtitle=Advocate',
    online: ['Free?@title', 'Free?@title'],
  },
  {
    what: 'the same with a number that nobody knows, and a year',
    request: `${ARTICLE}&rft.jtitle=Advocate&rft.issn=1832-9373&rft.date=2003`,
    online: ['Free?@title', 'Free?@title'],
  },
  {
    what: 'the same in a year that one of them did not see',
    request: `${ARTICLE}&rft.jtitle=Advocate&rft.date=2010`,
    online: ['Free?@title'],
    notOnline: ['Free:coverage'],
  },
  {
    what: 'an e-book in Chinese',
    request: 'genre=book&isbn=9787030000002',
    online: ['Free@title'],
  },
  {
    what: 'a book of that title by somebody else',
    request: 'genre=book&title=%E9%B2%B8%E7%9A%84%E5%8E%86%E5%8F%B2&au=%E6%9D%8E%E6%98%8E',
  },
  {
    what: 'an e-book that the catalogue links to, by ten digits of which the last is wrong',
    request: 'rft.isbn=3161484106',
    links: ['https://bees.example.org/'],
  },
  {
    what: 'the same by its right number',
    request: 'rft.isbn=9783161484100',
    links: ['https://bees.example.org/'],
  },
  {
    what: 'a thesis',
    request: 'rft_val_fmt=info:ofi/fmt:kev:mtx:dissertation&rft.title=Waves+in+shallow+water&rft.au=Li+Na',
    print: ['Waves in shallow water'],
    signInForRequests: true,
  },
  {
    what: 'the ISSN of a series, which a book has too',
    request: 'rft.genre=journal&rft.issn=1234-5679',
    online: ['Free@title'],
  },
  {
    what: 'a volume with a date that is none, where an embargo needs one',
    request: `${ARTICLE}&rft.issn=0028-0836&rft.date=Spring&rft.volume=391`,
    online: ['Campus!outside', 'Archive?@title'],
    print: ['Nature'],
    signInForRequests: true,
  },
  {
    what: 'what nobody here has',
    request: 'rft.genre=journal&rft.issn=0099-1236&rft.jtitle=Nothing+at+all',
  },
  {
    what: 'a record of this library by the address of its page',
    request: 'rft_id={Gardens and Ponds}',
    print: ['Gardens and Ponds'],
    signInForRequests: true,
  },
];
