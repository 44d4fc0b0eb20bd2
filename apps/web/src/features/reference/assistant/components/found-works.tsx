import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Sources } from './sources.tsx';

type SearchHit = SearchAnswer['searchResult'][number];

/** What the search finds that an answer rests on, without the works that the answer names. */
export function FoundWorks({
  search,
  named,
}: {
  readonly search: ChosenSearch;
  readonly named: readonly string[];
}) {
  const { t } = useTranslation('assistant');
  const format = useFormat();
  const { data, error, refetch } = useCall(searchBibs, search);
  const reasonOf = ({ about, byMeaning }: Pick<SearchHit, 'about' | 'byMeaning'>) =>
    factLine(
      byMeaning && t('found.byMeaning'),
      about.length > 0 && `${t('found.about')} ${factLine(...about)}`,
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height="120px" radius="12px" />
      </Loading>
    );
  const others = data.searchResult.filter(({ recordId }) => !named.includes(recordId));
  if (others.length === 0) return null;
  const count = data.numFound + (data.meaning?.added ?? 0);
  return (
    <section aria-labelledby="found-works">
      <SectionHeading
        id="found-works"
        aside={
          <Link to={searchAddress(search)}>{t('found.all', { count, number: format.number(count) })}</Link>
        }
      >
        {t('found.heading')}
      </SectionHeading>
      <Sources
        label={t('found.heading')}
        works={others.map(({ recordId, title, author, publisher, publishYear, ...hit }) => ({
          number: null,
          recordId,
          title,
          author,
          publisher,
          publishYear,
          imgUrl: '',
          reason: reasonOf(hit),
        }))}
      />
    </section>
  );
}
