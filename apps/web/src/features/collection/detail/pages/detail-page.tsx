import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PrintHead } from '../../../../components/print-head.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import { useAddressName } from '../../../../lib/address-name.ts';
import type { BibDialogs } from '../../../../lib/bib-dialogs.ts';
import { coinsOf } from '../../../../lib/coins.ts';
import { noteBehaviour } from '../../../../lib/note-use.ts';
import { permanentBibLink } from '../../../../lib/permanent-link.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AvailabilityCard } from '../components/availability-card.tsx';
import { BibTools } from '../components/bib-tools.tsx';
import { Creators } from '../components/creators.tsx';
import { DetailSkeleton } from '../components/detail-skeleton.tsx';
import { Facts } from '../components/facts.tsx';
import type { RecordParts } from '../record-parts.ts';
import { type RecordTab, useRecordTabs } from '../use-record-tabs.ts';
import styles from './detail-page.module.css';
import { RecordPanel } from './record-panel.tsx';

const DonorLine = lazy(() => import('../components/donor-line.tsx'));
const RecordUse = lazy(() => import('../components/use/record-use.tsx'));
const AuthorCard = lazy(() => import('../components/author/author-card.tsx'));
const RelatedWorks = lazy(() => import('../components/related/related-works.tsx'));

/** The page of a record: description, availability, and everything else in tabs. */
export function DetailPage({
  way,
  dialogs,
  parts: { Requests, Lists, Score, Wrong, Deliver, Ways, Provided, Documents, ...inTabs },
}: {
  /** The link back to the result list, and to the records before and after this one. */
  readonly way: ReactNode;
  readonly dialogs: BibDialogs;
  readonly parts: RecordParts;
}) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const bib = useCall(getBib, { recordId: id });
  const holdings = useCall(listItemsByLibrary, { recordId: id });
  const { tabs, first, databases } = useRecordTabs(id, bib.data, holdings.data);
  const titleInAddress = useAddressName('title');
  const shownId = bib.data && id;
  useEffect(() => {
    if (shownId) noteBehaviour('openRecord', shownId);
  }, [shownId]);
  usePageTitle(bib.data?.title ?? (bib.isPending ? titleInAddress : undefined) ?? t('title'));

  if (bib.error?.code === 'BIB_NOT_FOUND' || bib.error?.code === 'INPUT_INVALID') {
    return (
      <div className="wrap">
        <h1 className="hidden-visually">{t('title')}</h1>
        <EmptyState
          title={t('gone')}
          hint={t('goneHint')}
          actions={
            <ButtonLink kind="primary" to="/home">
              {t('home')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const record = bib.data;
  const author = record?.creators[0]?.vernacular || record?.creators[0]?.name || '';
  const active = tabs.find(({ key }) => key === query.get('tab'))?.key ?? first;
  const showTab = (tab: RecordTab) => setQuery({ tab }, { replace: true, state });

  return (
    <div className="wrap">
      {way}
      {bib.error && <ErrorState error={bib.error} onRetry={() => void bib.refetch()} />}
      {bib.isPending && <DetailSkeleton />}
      {record && (
        <>
          <PrintHead lines={[]} address={permanentBibLink(id)} />
          <div className={styles.top}>
            <Cover
              recordId={id}
              title={record.title}
              author={author}
              imgUrl={record.imgUrl}
              width="var(--cover)"
            />
            <div className={styles.about}>
              <p className="muted small">{record.docCode.name}</p>
              <h1>{record.title}</h1>
              <Creators bib={record} />
              <Suspense fallback={null}>
                <Score recordId={id} />
              </Suspense>
              <Suspense fallback={null}>
                <Provided recordId={id} place="numbers" />
              </Suspense>
              {record.loanCount > 0 && (
                <p className="muted small num">
                  {t('loans', { count: record.loanCount, number: format.number(record.loanCount) })}
                </p>
              )}
            </div>
            <AvailabilityCard
              bib={record}
              holdings={holdings.data}
              databases={databases}
              onShowPlaces={() => {
                showTab('holdings');
                panel.current?.scrollIntoView({ block: 'center' });
              }}
              outside={
                <Suspense fallback={null}>
                  <Documents recordId={id} />
                  <Provided recordId={id} place="ways" />
                </Suspense>
              }
              requests={
                holdings.data &&
                holdings.data.itemCount > 0 && (
                  <Suspense fallback={<Skeleton height="44px" radius="8px" />}>
                    <Requests recordId={id} title={record.title} />
                  </Suspense>
                )
              }
              ways={
                <Suspense>
                  <Ways bib={record} />
                </Suspense>
              }
              tools={<BibTools bib={{ recordId: id, title: record.title, author }} dialogs={dialogs} />}
            />
            <div className={styles.more}>
              {record.abstracts.map((abstract) => (
                <p key={abstract}>{abstract}</p>
              ))}
              <Suspense fallback={null}>
                <Provided recordId={id} place="about" />
              </Suspense>
              <Facts bib={record} />
              <div className={styles.tellLibrary}>
                <Suspense fallback={null}>
                  <Deliver bib={record} />
                  <Wrong recordId={id} title={record.title} />
                </Suspense>
              </div>
              <Suspense>
                <DonorLine recordId={id} />
              </Suspense>
            </div>
          </div>
          <Tabs label={t('tabs.label')} items={tabs} active={active} onChange={showTab}>
            <div className={styles.panel} ref={panel}>
              <RecordPanel tab={active} bib={record} holdings={holdings} {...inTabs} />
            </div>
          </Tabs>
          <Suspense>
            <Lists recordId={id} />
          </Suspense>
          <WhenSeen key={id}>
            <Suspense>
              <RecordUse recordId={id} />
            </Suspense>
            <Suspense>
              <AuthorCard recordId={id} />
            </Suspense>
            <Suspense>
              <RelatedWorks recordId={id} />
            </Suspense>
          </WhenSeen>
          <span
            hidden
            className="Z3988"
            title={coinsOf({
              title: record.title,
              author,
              publisher: record.publishers[0] ?? '',
              publishYear: record.publishYear,
              isbn: record.isbns.find(({ valid }) => valid)?.value ?? '',
              docCode: record.docCode.code,
            })}
          />
        </>
      )}
    </div>
  );
}
