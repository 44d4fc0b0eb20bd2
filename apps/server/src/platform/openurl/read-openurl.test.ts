import { describe, expect, it } from 'vitest';
import type { Citation } from './citation.ts';
import { MOST_OPENURL_LENGTH } from './pairs.ts';
import { readOpenUrl } from './read-openurl.ts';
import { writeOpenUrl } from './write-openurl.ts';

/** What is known of a request, without what is empty. */
function told(request: string): Partial<Citation> | string {
  const { citation, fault } = readOpenUrl(request);
  if (!citation) return fault;
  const { ids: _ids, ...fields } = citation;
  const known = Object.entries(fields).filter(([, value]) => value.length > 0);
  return Object.fromEntries(known);
}

const JOURNAL =
  'ctx:context-objects xmlns:ctx="info:ofi/fmt:xml:xsd:ctx"><ctx:context-object><ctx:referent><ctx:metadata-by-val><ctx:format>info:ofi/fmt:xml:xsd:journal</ctx:format><ctx:metadata><rft:journal xmlns:rft="info:ofi/fmt:xml:xsd:journal">';
const END =
  '</rft:journal></ctx:metadata></ctx:metadata-by-val></ctx:referent></ctx:context-object></ctx:context-objects>';

const TOLD: readonly (readonly [request: string, told: Partial<Citation> | string])[] = [
  // 1.0 and 0.1
  [
    'url_ver=Z39.88-2004&rft.genre=article&rft.issn=0028-0836&rft.date=1998&rft.volume=391&rft.issue=6662&rft.spage=11',
    { genre: 'article', issns: ['0028-0836'], date: '1998', volume: '391', issue: '6662', startPage: '11' },
  ],
  [
    'genre=book&title=Moby-Dick&aulast=Melville&auinit=H',
    { genre: 'book', title: 'Moby-Dick', author: 'Melville, H', familyName: 'Melville' },
  ],
  [
    'sid=a:b&pid=%3Caccessionnumber%3E42&isbn=ISBN+0-14-243724-7+(pbk.)',
    { genre: 'book', isbns: ['9780142437247'], oclc: '42' },
  ],
  // Both versions in one: that of 1.0 counts. Doubled keys: the first counts, numbers all.
  [
    'issn=0028-0836&rft.issn=1476-4687&rft.volume=1&volume=2&rft.volume=3',
    { genre: 'issue', issns: ['1476-4687', '0028-0836'], volume: '1' },
  ],
  // Inline, and by value in XML.
  [
    'url_ctx_fmt=info:ofi/fmt:kev:mtx:ctx&url_ctx_val=rft.isbn%3D9780142437247%26rft.btitle%3DMoby',
    { genre: 'book', title: 'Moby', isbns: ['9780142437247'] },
  ],
  [
    `<${JOURNAL}<rft:jtitle>A &amp; B &copy;</rft:jtitle><rft:issn>00280836</rft:issn>${END}`,
    { genre: 'journal', title: 'A & B &copy', issns: ['0028-0836'] },
  ],
  // Numbers alone, and addresses.
  ['10.1038/391011a0', { genre: 'article', doi: '10.1038/391011a0' }],
  ['https://doi.org/10.1038/391011a0', { genre: 'article', doi: '10.1038/391011a0' }],
  [
    'doi=10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O',
    { genre: 'article', doi: '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O' },
  ],
  ['info:pmid/9036860', { genre: 'article', pmid: '9036860' }],
  ['pmid=9036860', { genre: 'article', pmid: '9036860' }],
  ['0028-0836', { genre: 'journal', issns: ['0028-0836'] }],
  ['9780142437247', { genre: 'book', isbns: ['9780142437247'] }],
  ['https://resolver.example.org/x?rft.issn=00280836', { genre: 'journal', issns: ['0028-0836'] }],
  ['rft_id=https://pubmed.ncbi.nlm.nih.gov/9036860/', { genre: 'article', pmid: '9036860' }],
  [
    'sici=0363-0277(19950315)120:5%3C%3E1.0.TX;2-V',
    { genre: 'issue', issns: ['0363-0277'], date: '1995-03-15', volume: '120', issue: '5' },
  ],
  [
    'rft_id=info:oclcnum/2416076&rft_id=info:lccn/34-25476',
    { genre: 'unknown', oclc: '2416076', lccn: '34025476' },
  ],
  // Chapters and theses
  [
    'rft_val_fmt=info:ofi/fmt:kev:mtx:book&rft.genre=bookitem&rft.atitle=One&rft.btitle=Two&rft.pages=pp.+12-19',
    { genre: 'chapter', articleTitle: 'One', title: 'Two', startPage: '12', endPage: '19' },
  ],
  [
    'rft_val_fmt=info:ofi/fmt:kev:mtx:dissertation&rft.title=Waves',
    { genre: 'dissertation', title: 'Waves' },
  ],
  // Wrong values
  ['rft.issn=0028-0830&rft.jtitle=Nature', { genre: 'journal', title: 'Nature' }],
  ['rft.issn=0000-0000&rft.jtitle=Nature', { genre: 'journal', title: 'Nature' }],
  ['isbn=9780142437248', { genre: 'book', nearIsbns: ['9780142437248', '9780142437247'] }],
  ['title=A&date=0000-00-00', { genre: 'unknown', title: 'A' }],
  ['title=A&date=1998-13-45', { genre: 'unknown', title: 'A', date: '1998' }],
  ['title=A&date=19980230', { genre: 'unknown', title: 'A', date: '1998' }],
  ['title=A&date=Spring+2004', { genre: 'unknown', title: 'A', date: '2004' }],
  ['title=A&date=20030411', { genre: 'unknown', title: 'A', date: '2003-04-11' }],
  // Encodings: UTF-8, Latin-1, GBK with and without a name, and broken ones
  ['title=%E7%BA%A2%E6%A5%BC%E6%A2%A6', { genre: 'unknown', title: '红楼梦' }],
  ['title=D%E9pendances+et+No%FBs', { genre: 'unknown', title: 'Dépendances et Noûs' }],
  ['title=%BA%EC%C2%A5%C3%CE', { genre: 'unknown', title: '红楼梦' }],
  ['ctx_enc=info:ofi/enc:GBK&title=%BA%EC', { genre: 'unknown', title: '红' }],
  ['ctx_enc=info:ofi/enc:NONSENSE&title=caf%E9', { genre: 'unknown', title: 'café' }],
  ['title=100%+of+%zz+%', { genre: 'unknown', title: '100% of %zz %' }],
  ['title=%00a%0Ab%ED%A0%80', { genre: 'unknown', title: 'a b' }],
  // COinS as they stand in pages
  [
    'ctx_ver=Z39.88-2004&amp;rft.btitle=A&amp;rft. au=B+C&rft.source=x%26%23039%3B',
    { genre: 'book', title: 'A', author: 'B C', familyName: 'C' },
  ],
  // What names no work
  ['', 'nothing'],
  ['%', 'nothing'],
  ['sid=a:b&rft.date=1998&rft.volume=3', 'nothing'],
  ['url_ctx_fmt=info:ofi/fmt:xml:xsd:ctx&url_ctx_ref=http://elsewhere.example.org/ctx.xml', 'byReference'],
  ['<ctx:context-objects><ctx:context-object>', 'unreadable'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><context-objects/>', 'unreadable'],
  ['<html/>', 'unreadable'],
  [`title=${'x'.repeat(MOST_OPENURL_LENGTH)}`, 'tooLong'],
];

describe('an OpenURL', () => {
  it.each(TOLD.map(([request, expected]) => [request.slice(0, 80), request, expected] as const))(
    '%s',
    (_name, request, expected) => {
      const read = told(request);
      if (typeof expected === 'string') return expect(read).toBe(expected);
      const { title, ...rest } = expected;
      expect(read).toMatchObject(rest);
      if (title !== undefined) expect((read as Partial<Citation>).title).toContain(title);
    },
  );

  it('is written so that the same is read again', () => {
    for (const [request] of TOLD) {
      const { citation } = readOpenUrl(request);
      if (!citation) continue;
      const again = readOpenUrl(writeOpenUrl(citation));
      expect({ ...again.citation, ids: [] }, request).toEqual({ ...citation, ids: [] });
    }
  });

  it.each([
    ['a title of 50 kB', `title=${'whale '.repeat(9000)}`],
    ['a thousand keys', `title=A&${'rft.issn=0028-0836&'.repeat(3000)}`],
    ['many percent signs', `title=${'%'.repeat(50_000)}`],
    ['many bytes of Latin-1', `title=${'%E9'.repeat(16_000)}`],
    ['many separators', '&'.repeat(60_000)],
    ['many digits', `isbn=${'1'.repeat(50_000)}&issn=${'1234-'.repeat(2000)}`],
    ['deep XML', '<a>'.repeat(20_000)],
    ['wide XML', `<context-objects>${'<a/>'.repeat(12_000)}</context-objects>`],
    ['many entities', `title=${'&#39;'.repeat(12_000)}`],
  ])('is read in a moment with %s', (_name, request) => {
    const begun = performance.now();
    const { citation } = readOpenUrl(request);
    expect(performance.now() - begun).toBeLessThan(300);
    if (citation) expect(JSON.stringify(citation).length).toBeLessThan(20_000);
  });
});
