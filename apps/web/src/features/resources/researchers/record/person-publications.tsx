import { listPublications } from '@lectern/contracts/resources/researchers/list-publications';
import type { ResearcherDetail } from '@lectern/contracts/resources/researchers/researcher';
import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import type { BibDialogs } from '../../../../lib/bib-dialogs.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import own from '../researchers.module.css';
import { DecideButtons } from './decide-buttons.tsx';
import { PublicationRow } from './publication-row.tsx';

const ROWS = 20;
/** Records that one file takes of a page of publications. */
const MOST_EXPORTED = 100;

/** The publications of a person in two tabs: those that are known to be theirs, and those that are guessed by the name. */
export function PersonPublications({
  person,
  isOwn,
  Export,
}: {
  readonly person: ResearcherDetail;
  readonly isOwn: boolean;
  readonly Export: BibDialogs['Export'];
}) {
  const { t } = useTranslation('researchers');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const [isExporting, setIsExporting] = useState(false);
  const { id, publicationCount, guessCount, years } = person;
  const isGuesses = query.get('show') === 'guesses' || (publicationCount === 0 && guessCount > 0);
  const asked = Number(query.get('year') ?? '');
  const year = years.find((one) => one.year === asked)?.year;
  const input = { id, guesses: isGuesses, ...(year !== undefined && !isGuesses && { year }) };
  const answer = useCall(
    listPublications,
    { ...input, page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000, ofReader: true },
  );
  const whole = useCall(
    listPublications,
    { ...input, page: 1, rows: MOST_EXPORTED },
    { enabled: isExporting, ofReader: true },
  );
  const { data, error } = answer;
  const addressWith = (change: Readonly<Record<string, string>>) =>
    new URLSearchParams(
      Object.entries({
        id: query.get('id') ?? id,
        show: isGuesses ? 'guesses' : '',
        year: year === undefined ? '' : String(year),
        ...change,
      }).filter(([, value]) => value !== ''),
    );
  const bibs = whole.data?.publications.filter(({ recordId }) => recordId !== '');
  if (publicationCount + guessCount === 0)
    return (
      <section className={styles.part} aria-labelledby="publications">
        <h2 id="publications">{t('publications')}</h2>
        <Card>
          <EmptyState title={t('noPublications')} />
        </Card>
      </section>
    );
  return (
    <section className={styles.part} aria-labelledby="publications">
      <h2 id="publications">{t('publications')}</h2>
      <Tabs
        label={t('publications')}
        items={[
          ...(publicationCount > 0
            ? [{ key: 'known' as const, label: t('lists.known'), count: publicationCount }]
            : []),
          ...(guessCount > 0
            ? [{ key: 'guesses' as const, label: t('lists.guesses'), count: guessCount }]
            : []),
        ]}
        active={isGuesses ? 'guesses' : 'known'}
        onChange={(key) =>
          setQuery(addressWith({ show: key === 'guesses' ? 'guesses' : 'known', year: '' }), {
            replace: true,
          })
        }
      >
        {isGuesses && <Notice tone="info">{t(isOwn ? 'guessHintOwn' : 'guessHint')}</Notice>}
        <div className={`${own.tools} ${own.above}`}>
          {!isGuesses && years.length > 1 && (
            <SelectField
              label={t('charts.year')}
              labelHidden
              value={year ?? ''}
              onChange={({ target }) =>
                setQuery(addressWith({ year: target.value }), { replace: true, preventScrollReset: true })
              }
            >
              <option value="">{t('allYears')}</option>
              {years.toReversed().map((one) => (
                <option key={one.year} value={one.year}>
                  {`${one.year} (${format.number(one.count)})`}
                </option>
              ))}
            </SelectField>
          )}
          {!isGuesses && (
            <Button
              icon={<Download size={16} aria-hidden />}
              busy={isExporting && whole.isFetching}
              onClick={() => setIsExporting(true)}
            >
              {t('export')}
            </Button>
          )}
        </div>
        {isExporting && bibs?.length === 0 && <Notice tone="info">{t('nothingToExport')}</Notice>}
        {error && <ErrorState error={error} onRetry={() => void answer.refetch()} />}
        {!data && !error && (
          <Loading>
            <Skeleton height="240px" radius="12px" />
          </Loading>
        )}
        {data && data.publications.length > 0 && (
          <Card as="ul" className={own.list}>
            {data.publications.map((publication) => (
              <PublicationRow key={publication.publicationId} publication={publication}>
                {isOwn && <DecideButtons publication={publication} />}
              </PublicationRow>
            ))}
          </Card>
        )}
        {data && (
          <Pager
            page={page}
            rows={ROWS}
            total={data.total}
            label={t('pages')}
            to={(next) => `?${addressWith({ page: String(next) })}`}
          />
        )}
      </Tabs>
      {isExporting && bibs && bibs.length > 0 && (
        <Suspense>
          <Export bibs={bibs} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </section>
  );
}
