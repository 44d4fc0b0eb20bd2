import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AvailabilityProvider } from '../../../../components/availability/availability.tsx';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useResultParts } from '../results/result-parts.ts';
import { ResultRow } from '../results/result-row.tsx';

/** The first records of the catalogue, and the way to all of them. */
export function FirstHits({
  answer,
  hits,
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly hits: SearchAnswer['searchResult'];
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const { Score } = useResultParts();
  const format = useFormat();
  const title = useId();
  const { numFound } = answer;
  const to = writeSearch(state, view);
  const docTypes = new Map(
    answer.facetResult
      .find(({ name }) => name === 'docCode')
      ?.values.map(({ value, label }) => [value, label]),
  );
  return (
    <section aria-labelledby={title}>
      <SectionHeading
        id={title}
        aside={
          <Link to={to}>
            {numFound === 0
              ? t('all.otherWays')
              : t('all.records', { count: numFound, number: format.number(numFound) })}
          </Link>
        }
      >
        {t('all.catalogue')}
      </SectionHeading>
      {hits.length === 0 ? (
        <p className="muted">{t('all.noRecords')}</p>
      ) : (
        <AvailabilityProvider recordIds={hits.map(({ recordId }) => recordId)}>
          <Card as="ol">
            {hits.map((hit, index) => (
              <ResultRow
                key={hit.recordId}
                hit={hit}
                docTypeName={docTypes.get(hit.docCode) ?? ''}
                from={{ back: `${to}&tab=all`, place: index + 1, total: hits.length }}
                Score={Score}
              />
            ))}
          </Card>
        </AvailabilityProvider>
      )}
    </section>
  );
}
