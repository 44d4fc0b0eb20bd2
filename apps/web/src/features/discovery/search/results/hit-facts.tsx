import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { Fragment } from 'react';
import { Marked } from '../../../../components/marked.tsx';
import { BETWEEN_FACTS } from '../../../../lib/fact-line.ts';

/** Author, publisher, year, edition and type of a hit in one line, with the words of the search marked. */
export function HitFacts({
  hit: { author, authorRanges, publisher, publishYear, edition, factRanges },
  docTypeName,
}: {
  readonly hit: SearchAnswer['searchResult'][number];
  readonly docTypeName: string;
}) {
  const facts = [
    { key: 'author', text: author, ranges: authorRanges },
    { key: 'publisher', text: publisher, ranges: factRanges.publisher },
    { key: 'year', text: String(publishYear ?? ''), ranges: factRanges.publishYear },
    { key: 'edition', text: edition, ranges: factRanges.edition },
    { key: 'type', text: docTypeName, ranges: [] },
  ].filter(({ text }) => text !== '');
  return facts.map(({ key, text, ranges }, at) => (
    <Fragment key={key}>
      {at > 0 && BETWEEN_FACTS}
      <bdi>
        <Marked text={text} ranges={ranges} />
      </bdi>
    </Fragment>
  ));
}
