import {
  type AuthorWork,
  getAuthorBookInfo,
} from '@lectern/contracts/discovery/authors/get-author-book-info';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import {
  AvailabilityAge,
  AvailabilityProvider,
  RowAvailability,
} from '../../../../../components/availability/availability.tsx';
import { Card } from '../../../../../components/card.tsx';
import { Cover } from '../../../../../components/cover.tsx';
import { ErrorState } from '../../../../../components/error-state.tsx';
import { OwnWork } from '../../../../../components/own-work/own-work.tsx';
import { Pager } from '../../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../../components/skeleton.tsx';
import { WorkRow } from '../../../../../components/work-row.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../../lib/search-address.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../../lib/use-page-number.ts';
import styles from './author.module.css';

const ROWS = 20;

/** The works of an author by year, newest first, each with whether it can be had now. */
export function AuthorWorks({
  asked,
}: {
  readonly asked: { readonly author: string } | { readonly recordId: string };
}) {
  const { t } = useTranslation('detail');
  const [query] = useSearchParams();
  const page = usePageNumber();
  const { data, error, refetch } = useCall(
    getAuthorBookInfo,
    { ...asked, page, rows: ROWS },
    { keepPrevious: true },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height="180px" radius="12px" />
      </Loading>
    );
  }
  const pageAt = (to: number) => ({
    search: `?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(to)]])}`,
  });
  return (
    <AvailabilityProvider recordIds={data.works.map(({ recordId }) => recordId)}>
      {byYear(data.works).map(({ year, works }) => (
        <section key={year ?? 0} aria-label={year === null ? t('author.noYear') : String(year)}>
          <h2 className={styles.year}>{year ?? t('author.noYear')}</h2>
          <Card as="ol">
            {works.map((work) => (
              <Row key={work.recordId} work={work} />
            ))}
          </Card>
        </section>
      ))}
      <AvailabilityAge />
      <Pager page={page} rows={ROWS} total={data.total} to={pageAt} />
    </AvailabilityProvider>
  );
}

function Row({ work }: { readonly work: AuthorWork }) {
  const { recordId, title, author, edition, publisher, docName, imgUrl, roles } = work;
  return (
    <WorkRow
      recordId={recordId}
      cover={
        <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width="var(--row-cover)" />
      }
      title={<Link to={bibAddress(recordId)}>{title}</Link>}
      facts={factLine(author, edition, publisher, docName, ...roles)}
    >
      <RowAvailability recordId={recordId} />
      <OwnWork recordId={recordId} title={title} />
    </WorkRow>
  );
}

/** Works that follow each other and have one year, together. */
function byYear(
  works: readonly AuthorWork[],
): { readonly year: number | null; readonly works: AuthorWork[] }[] {
  const years: { readonly year: number | null; readonly works: AuthorWork[] }[] = [];
  for (const work of works) {
    const last = years.at(-1);
    if (last && last.year === work.publishYear) last.works.push(work);
    else years.push({ year: work.publishYear, works: [work] });
  }
  return years;
}
