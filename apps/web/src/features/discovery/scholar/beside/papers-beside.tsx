import { searchPapers } from '@lectern/contracts/discovery/scholar/search-papers';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { PaperRow } from '../list/paper-row.tsx';
import { SourceLines } from '../list/source-lines.tsx';
import { paperAddress, scholarAddress, scholarSearchOf } from '../scholar-search.ts';
import { useScholarSources } from '../use-scholar-on.ts';

const SHOWN = 3;

/** The first scholarly works for the words of a search of the catalogue, below its list: they are asked for when the list stands. */
export default function PapersBeside(state: Pick<SearchState, 'keyWord' | 'searchField'>) {
  const sources = useScholarSources();
  const search = scholarSearchOf(state);
  if (!search || !sources || sources.length === 0) return null;
  return (
    <WhenSeen>
      <FirstPapers search={search} />
    </WhenSeen>
  );
}

function FirstPapers({ search }: { readonly search: NonNullable<ReturnType<typeof scholarSearchOf>> }) {
  const { t } = useTranslation('scholar');
  const { data, isFetching, refetch } = useCall(
    searchPapers,
    { ...search, rows: SHOWN },
    { staleMs: 5 * 60_000, ofReader: true },
  );
  const silent = data?.sources.filter(({ state }) => state === 'silent') ?? [];
  if (!data || (data.papers.length === 0 && silent.length === 0)) return null;
  return (
    <section aria-labelledby="papers-beside">
      <SectionHeading id="papers-beside" aside={<Link to={scholarAddress(search)}>{t('beside.all')}</Link>}>
        {t('beside.title')}
      </SectionHeading>
      {silent.length > 0 && (
        <SourceLines sources={silent} isAsking={isFetching} onRetry={() => void refetch()} />
      )}
      {data.papers.length > 0 && (
        <Card as="ul">
          {data.papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              to={paperAddress(paper, { isOfResults: true })}
              heading="h3"
              withAbstract={false}
            />
          ))}
        </Card>
      )}
    </section>
  );
}
