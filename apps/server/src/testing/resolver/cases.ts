import type { ResolverCase } from './resolver-case.ts';

const ARTICLE = 'rft.genre=article';

/** Half of the cases, by which the resolver was written. */
export const CASES: readonly ResolverCase[] = [
  {
    what: 'an article by its place and DOI, from home',
    request: `${ARTICLE}&rft.issn=0028-0836&rft.date=1998&rft.volume=391&rft.issue=6662&rft.spage=11&rft_id=info:doi/10.1038/34178`,
    online: ['Archive@article', 'Campus!outside'],
    print: ['Nature'],
    signInForRequests: true,
  },
  {
    what: 'the same in the library',
    request: `${ARTICLE}&rft.issn=0028-0836&rft.date=1998&rft.volume=391&rft.issue=6662&rft.spage=11&rft_id=info:doi/10.1038/34178`,
    who: 'inside',
    online: ['Archive@article', 'Campus@title'],
    print: ['Nature'],
    signInForRequests: true,
  },
  {
    what: 'an article of this year, which an embargo keeps back',
    request: `${ARTICLE}&issn=1476-4687&date=2026-01-15&volume=649`,
    online: ['Campus!outside'],
    notOnline: ['Archive:embargo'],
    print: ['Nature-'],
  },
  {
    what: 'an issue before one coverage begins',
    request: 'genre=article&issn=0028-0836&date=1995&volume=373&issue=6514',
    online: ['Archive@issue'],
    notOnline: ['Campus:coverage'],
    print: ['Nature'],
    signInForRequests: true,
  },
  {
    what: 'a whole journal',
    request: 'rft.genre=journal&rft.issn=0028-0836',
    online: ['Archive@title', 'Campus!outside'],
    print: ['Nature'],
    signInForRequests: true,
  },
  {
    what: 'an article without an ISSN, by the name of its journal',
    request:
      'sid=myid:mydb&id=doi:10.1126/science.275.5304.1320&id=pmid:9036860&genre=article&title=Science&aulast=Bergelson&date=1997&volume=275&spage=1320',
    // The list begins in the middle of that volume, and the request names no issue.
    online: ['Members?!signIn'],
    notOnline: ['Archive:coverage'],
  },
  {
    what: 'the same by a reader',
    request: 'genre=article&title=Science&aulast=Bergelson&date=1997&volume=275&spage=1320',
    who: 'reader',
    online: ['Members?@title'],
    notOnline: ['Archive:coverage'],
  },
  {
    what: 'an article in XML, behind what the library has in print',
    request:
      '<ctx:context-objects xmlns:ctx="info:ofi/fmt:xml:xsd:ctx"><ctx:context-object><ctx:referent><ctx:identifier>info:doi/10.1364/OL.29.000017</ctx:identifier><ctx:metadata-by-val><ctx:metadata><rft:journal xmlns:rft="info:ofi/fmt:xml:xsd:journal"><rft:atitle>Temperature dependence</rft:atitle><rft:issn>0146-9592</rft:issn><rft:jtitle>Optics letters</rft:jtitle><rft:date>2004</rft:date><rft:volume>29</rft:volume><rft:issue>1</rft:issue></rft:journal></ctx:metadata></ctx:metadata-by-val></ctx:referent></ctx:context-object></ctx:context-objects>',
    who: 'reader',
    online: ['Members@title'],
    print: ['Optics letters-'],
  },
  {
    what: 'an article within an embargo of months',
    request: `${ARTICLE}&rft.issn=0146-9592&rft.date=2025-11-01&rft.volume=50&rft.issue=21`,
    notOnline: ['Members:embargo'],
    print: ['Optics letters-'],
  },
  {
    what: 'an ISSN that only the list has, and print by the other one',
    request: `${ARTICLE}&rft.eissn=1539-4794&rft.date=1990&rft.volume=15`,
    online: ['Members!signIn'],
    print: ['Optics letters'],
  },
  {
    what: 'the last volume of a coverage',
    request: `${ARTICLE}&rft.issn=00057959&rft.date=2008&rft.volume=145&rft.issue=1&rft.spage=25`,
    online: ['Archive@issue'],
  },
  {
    what: 'the volume after it',
    request: `${ARTICLE}&rft.issn=0005-7959&rft.date=2009&rft.volume=146&rft.issue=1`,
    notOnline: ['Archive:coverage'],
  },
  {
    what: 'a newspaper that one database only names',
    request: 'rft.genre=journal&rft.issn=03624331&rft.jtitle=The%20New%20York%20times',
    online: ['Campus!outside', 'Named!'],
  },
  {
    what: 'an old article of it, where one database has this year alone',
    request: `${ARTICLE}&rft.issn=0362-4331&rft.date=1999-05-05`,
    online: ['Named!'],
    notOnline: ['Campus:embargo'],
  },
  {
    what: 'an article before a wall that moves',
    request: `${ARTICLE}&issn=1234-5679&date=2010`,
    notOnline: ['Free:embargo'],
  },
  {
    what: 'an article behind it',
    request: `${ARTICLE}&issn=1234-5679&date=2020-06`,
    online: ['Free@title'],
  },
  {
    what: 'an article of a journal without numbers, whose place is not told',
    request: `${ARTICLE}&rft.atitle=Something+else&rft.jtitle=Journal+of+Whales`,
    online: ['Free?@title'],
    print: ['The Journal of Whales?'],
    signInForRequests: true,
  },
  {
    what: 'an article that has a record of its own',
    request: `${ARTICLE}&rft.atitle=On+whales+and+men&rft.au=Ahab,+O.&rft.jtitle=The+Journal+of+Whales`,
    online: ['Free?@title'],
    print: ['The Journal of Whales-'],
    links: ['https://whales.example.org/1'],
  },
  {
    what: 'the same by its DOI alone',
    request: 'https://doi.org/10.1000/whale.1',
    online: ['Free?@title'],
    print: ['The Journal of Whales-'],
    links: ['https://whales.example.org/1'],
  },
  {
    what: 'a book by its ISBN',
    request: 'rft.genre=book&rft.isbn=978-0-14-243724-7',
    online: ['Free@title'],
    print: ['Moby-Dick'],
    signInForRequests: true,
  },
  {
    what: 'a book by an ISBN with a wrong check digit',
    request: 'isbn=9780142437248',
    online: ['Free@title'],
    print: ['Moby-Dick'],
    signInForRequests: true,
  },
  {
    what: 'an e-book for readers',
    request: 'rft.genre=book&rft.isbn=0393964582&rft.btitle=Frankenstein',
    online: ['Members!signIn'],
  },
  {
    what: 'a book without numbers by title and author',
    request: 'rft.genre=book&rft.btitle=Treatise+on+bees&rft.aulast=Huber&rft.aufirst=Fran%E7ois',
    online: ['Free@title'],
  },
  {
    what: 'a book of the same title by somebody else',
    request: 'rft.genre=book&rft.btitle=Treatise+on+bees&rft.aulast=Smith',
  },
  {
    what: 'a book by its LCCN',
    request: 'rft_val_fmt=info:ofi/fmt:kev:mtx:book&rft_id=info:lccn/92005291&rft.title=Arithmetic',
    print: ['Arithmetic'],
    signInForRequests: true,
  },
  {
    what: 'a book by title and author in Chinese',
    request: 'rft.genre=book&rft.btitle=%E7%BA%A2%E6%A5%BC%E6%A2%A6&rft.au=%E6%9B%B9%E9%9B%AA%E8%8A%B9',
    print: ['红楼梦'],
    signInForRequests: true,
  },
  {
    what: 'the same in GBK',
    request: 'genre=book&title=%BA%EC%C2%A5%C3%CE',
    print: ['红楼梦'],
    signInForRequests: true,
  },
  {
    what: 'a journal of a trial that is over',
    request: 'rft.genre=journal&rft.issn=2045-1113',
  },
  {
    what: 'an issue that the library has as an item',
    request: `${ARTICLE}&rft.issn=0016-4569&rft.date=2019&rft.issue=2`,
    print: ['Gardens and Ponds'],
    signInForRequests: true,
  },
  {
    what: 'a year of which it has no item',
    request: `${ARTICLE}&rft.issn=0016-4569&rft.date=2021&rft.issue=2`,
    print: ['Gardens and Ponds-'],
  },
];
