import { type BibDetail, getBib } from '@lectern/contracts/collection/detail/get-bib';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { listItemsByLibrary } from '@lectern/contracts/collection/holdings/list-items-by-library';
import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { listCoursesOfRecord } from '@lectern/contracts/shelf/courses/list-courses-of-record';
import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PrintHead } from '../../../../components/print-head.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { type TabItem, Tabs } from '../../../../components/tabs.tsx';
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
import { HoldingsPanel } from '../components/holdings-panel.tsx';
import { IssueList } from '../components/issue-list.tsx';
import { MarcPanel } from '../components/marc-panel.tsx';
import { OnlineList } from '../components/online-list.tsx';
import { TextList } from '../components/text-list.tsx';
import { isFullText } from '../full-text.ts';
import { inDatabases } from '../online-in-databases.ts';
import styles from './detail-page.module.css';

type TabKey =
  | 'holdings'
  | 'issues'
  | 'online'
  | 'contents'
  | 'notes'
  | 'editions'
  | 'reviews'
  | 'courses'
  | 'marc';

const EditionsPanel = lazy(() => import('../components/editions-panel.tsx'));
const ContentsPanel = lazy(() => import('../components/contents-panel.tsx'));
const DonorLine = lazy(() => import('../components/donor-line.tsx'));
const RecordUse = lazy(() => import('../components/use/record-use.tsx'));
const AuthorCard = lazy(() => import('../components/author/author-card.tsx'));
const RelatedWorks = lazy(() => import('../components/related/related-works.tsx'));

/** As many as the tab of editions shows first, so that it needs no call of its own. */
const FIRST_EDITIONS = 20;

/** Document types that come in issues. */
const SERIALS: readonly string[] = ['journal', 'newspaper'];

/** The page of a record: description, availability, and everything else in tabs. */
export function DetailPage({
  way,
  dialogs,
  Requests,
  Courses,
  Lists,
  Reviews,
  Score,
  Wrong,
  Deliver,
  Ways,
  Provided,
}: {
  /** The link back to the result list, and to the records before and after this one. */
  readonly way: ReactNode;
  readonly dialogs: BibDialogs;
  /** What the reader can ask the library for. */
  readonly Requests: ComponentType<{ readonly recordId: string; readonly title: string }>;
  /** The courses that use the record. */
  readonly Courses: ComponentType<{ readonly recordId: string }>;
  /** The lists that have the work. */
  readonly Lists: ComponentType<{ readonly recordId: string }>;
  /** What readers say about the record, and what they can say. */
  readonly Reviews: ComponentType<{ readonly recordId: string; readonly title: string }>;
  /** How readers rate the record. */
  readonly Score: ComponentType<{ readonly recordId: string }>;
  /** Tells the library what is wrong in the record. */
  readonly Wrong: ComponentType<{ readonly recordId: string; readonly title: string }>;
  /** The way to document delivery. */
  readonly Deliver?: ComponentType<{ readonly bib: BibDetail }>;
  /** All ways to an article or chapter: online, in print, by request. */
  readonly Ways?: ComponentType<{ readonly bib: BibDetail }>;
  /** What outside sources say of the record, at a place of the page. */
  readonly Provided?: ComponentType<{
    readonly recordId: string;
    readonly place: 'ways' | 'numbers' | 'about';
  }>;
}) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const bib = useCall(getBib, { recordId: id });
  const holdings = useCall(listItemsByLibrary, { recordId: id });
  const courses = useCall(listCoursesOfRecord, { recordId: id }, { enabled: bib.data !== undefined });
  const editions = useCall(
    listEditions,
    { recordId: id, rows: FIRST_EDITIONS },
    { enabled: bib.data !== undefined },
  ).data;
  const online = useCall(listPortfolios, { recordId: id }, { enabled: bib.data !== undefined }).data;
  const databases = inDatabases(online?.portfolios);
  const score = useCall(getUserScore, { recordIds: [id] }, { enabled: bib.data !== undefined }).data?.[0];
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
  const isOnline = databases.length > 0 || (record?.links.some(isFullText) ?? false);
  const onlineCount = online?.total ?? record?.links.length ?? 0;
  const isSerial = record !== undefined && SERIALS.includes(record.docCode.code);
  const tabs: readonly TabItem<TabKey>[] = [
    ...(onlineCount > 0 ? [{ key: 'online' as const, label: t('tabs.online'), count: onlineCount }] : []),
    { key: 'holdings', label: t('tabs.holdings'), ...(holdings.data && { count: holdings.data.itemCount }) },
    ...(isSerial && holdings.data && holdings.data.itemCount > 0
      ? [{ key: 'issues' as const, label: t('tabs.issues') }]
      : []),
    ...(record && record.contents.length > 0
      ? [{ key: 'contents' as const, label: t('tabs.contents') }]
      : []),
    ...(record && record.notes.length > 0 ? [{ key: 'notes' as const, label: t('tabs.notes') }] : []),
    ...(editions && editions.total > 0
      ? [{ key: 'editions' as const, label: t('tabs.editions'), count: editions.total }]
      : []),
    { key: 'reviews', label: t('tabs.reviews'), ...(score && score.count > 0 && { count: score.count }) },
    ...(courses.data && courses.data.length > 0
      ? [{ key: 'courses' as const, label: t('tabs.courses'), count: courses.data.length }]
      : []),
    { key: 'marc', label: t('tabs.marc') },
  ];
  // A work without items opens on what is online.
  const first = isOnline && holdings.data?.itemCount === 0 ? 'online' : 'holdings';
  const active = tabs.find(({ key }) => key === query.get('tab'))?.key ?? first;
  const showTab = (tab: TabKey) => setQuery({ tab }, { replace: true, state });

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
              <Suspense fallback={null}>{Provided && <Provided recordId={id} place="numbers" />}</Suspense>
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
                <Suspense fallback={null}>{Provided && <Provided recordId={id} place="ways" />}</Suspense>
              }
              requests={
                holdings.data &&
                holdings.data.itemCount > 0 && (
                  <Suspense fallback={<Skeleton height="44px" radius="8px" />}>
                    <Requests recordId={id} title={record.title} />
                  </Suspense>
                )
              }
              ways={Ways && <Suspense>{<Ways bib={record} />}</Suspense>}
              tools={<BibTools bib={{ recordId: id, title: record.title, author }} dialogs={dialogs} />}
            />
            <div className={styles.more}>
              {record.abstracts.map((abstract) => (
                <p key={abstract}>{abstract}</p>
              ))}
              <Suspense fallback={null}>{Provided && <Provided recordId={id} place="about" />}</Suspense>
              <Facts bib={record} />
              <div className={styles.tellLibrary}>
                <Suspense fallback={null}>
                  {Deliver && <Deliver bib={record} />}
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
              {active === 'online' && <OnlineList recordId={id} links={record.links} />}
              {active === 'holdings' && holdings.error && (
                <ErrorState error={holdings.error} onRetry={() => void holdings.refetch()} />
              )}
              {active === 'holdings' && holdings.data && (
                <HoldingsPanel recordId={id} holdings={holdings.data} />
              )}
              {active === 'issues' && <IssueList recordId={id} />}
              {active === 'contents' && (
                <Suspense fallback={<Skeleton height="180px" radius="12px" />}>
                  <ContentsPanel recordId={id} texts={record.contents} />
                </Suspense>
              )}
              {active === 'notes' && <TextList texts={record.notes} />}
              {active === 'editions' && (
                <Suspense fallback={<Skeleton height="180px" radius="12px" />}>
                  <EditionsPanel recordId={id} />
                </Suspense>
              )}
              {active === 'reviews' && (
                <Suspense fallback={<Skeleton height="180px" radius="12px" />}>
                  <Reviews recordId={id} title={record.title} />
                </Suspense>
              )}
              {active === 'courses' && (
                <Suspense fallback={<Skeleton height="90px" radius="12px" />}>
                  <Courses recordId={id} />
                </Suspense>
              )}
              {active === 'marc' && <MarcPanel marc={record.marc} />}
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
