import type { FoundPaper, OpenCopy } from '../../../../ports/sources/papers/papers.ts';
import type { FoldedPaper } from '../fold/fold-papers.ts';

/** What is known of a folded work: each fact as the first provider says it that says anything. It is retracted if one of them says so. */
export function mergedPaper(folded: FoldedPaper): FoundPaper {
  const papers = folded.map(({ paper }) => paper);
  const [first] = [folded[0].paper];
  const text = (
    key:
      | 'doi'
      | 'published'
      | 'journal'
      | 'volume'
      | 'issue'
      | 'pages'
      | 'publisher'
      | 'language'
      | 'abstract'
      | 'url',
  ) => papers.map((paper) => paper[key]).find((value) => value !== '') ?? '';
  const number = (key: 'year' | 'citedCount' | 'referenceCount') =>
    papers.map((paper) => paper[key]).find((value) => value !== null) ?? null;
  const texts = (key: 'issns' | 'isbns' | 'subjects') =>
    papers.map((paper) => paper[key]).find((values) => values.length > 0) ?? [];
  const named = papers.find(({ authors }) => authors.length > 0) ?? first;
  return {
    id: first.id,
    doi: text('doi'),
    title: first.title,
    authors: named.authors,
    authorCount: named.authorCount,
    year: number('year'),
    published: text('published'),
    type: papers.map(({ type }) => type).find((type) => type !== 'other') ?? 'other',
    journal: text('journal'),
    volume: text('volume'),
    issue: text('issue'),
    pages: text('pages'),
    issns: texts('issns'),
    isbns: texts('isbns'),
    publisher: text('publisher'),
    language: text('language'),
    subjects: texts('subjects'),
    abstract: text('abstract'),
    citedCount: number('citedCount'),
    referenceCount: number('referenceCount'),
    isOpen: isOpen(papers),
    copies: copiesOf(papers),
    isRetracted: papers.some(({ isRetracted }) => isRetracted),
    url: text('url'),
  };
}

/** Yes if one says yes: the others may not know of a copy in a repository. */
function isOpen(papers: readonly FoundPaper[]): boolean | null {
  const said = papers.map((paper) => paper.isOpen);
  if (said.includes(true) || papers.some(({ copies }) => copies.length > 0)) return true;
  return said.includes(false) ? false : null;
}

/** Copies of all, each address once, those of the published text first. */
function copiesOf(papers: readonly FoundPaper[]): OpenCopy[] {
  const byUrl = new Map(
    papers
      .flatMap(({ copies }) => copies)
      .toReversed()
      .map((copy) => [copy.url, copy]),
  );
  const places = ['published', 'accepted', '', 'submitted'];
  return [...byUrl.values()]
    .toReversed()
    .toSorted((one, other) => places.indexOf(one.version) - places.indexOf(other.version));
}
