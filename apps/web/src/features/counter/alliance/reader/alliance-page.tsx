import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SearchBox } from '../../../../components/search-box/search-box.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import styles from './alliance.module.css';
import { allianceAddress, readAllianceSearch } from './alliance-address.ts';
import { AllianceHits } from './alliance-hits.tsx';
import { AllianceLibraries } from './alliance-libraries.tsx';

const ROWS = 10;
const ALL = '';

/** /unionSearchList: a search in the libraries of the alliance, and the code with which the reader borrows there. */
export default function AlliancePage() {
  const { t } = useTranslation('alliance');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { settings } = useTenant();
  const isOn = settings.sduUnionLoanFlag === '1';
  const wanted = readAllianceSearch(query);
  const { keyWord, otherLib, page } = wanted;
  usePageTitle(keyWord ? `${keyWord} · ${t('title')}` : t('title'));
  const all = useCall(searchAlliance, { keyWord, rows: ROWS }, { enabled: isOn });
  const one = useCall(
    searchAlliance,
    { keyWord, otherLib, page, rows: ROWS },
    { enabled: isOn && keyWord !== '' && otherLib !== ALL, keepPrevious: true },
  );
  const shown = otherLib === ALL ? all : one;
  const libraries = all.data?.libraries ?? [];
  if (!isOn) return <EmptyState title={t('off')} />;
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <SearchBox
            keyWord={keyWord}
            onSearch={(next) => void navigate(allianceAddress({ ...wanted, keyWord: next.keyWord, page: 1 }))}
          />
        </div>
      </div>
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className="muted">{t('about')}</p>
        </div>
        {all.error && <ErrorState error={all.error} onRetry={() => void all.refetch()} />}
        {all.data && libraries.length === 0 && <EmptyState title={t('noLibraries')} />}
        {keyWord === '' && libraries.length > 0 && <AllianceLibraries libraries={libraries} />}
        {keyWord !== '' && libraries.length > 0 && (
          <Tabs
            label={t('libraries')}
            items={[
              { key: ALL, label: t('all') },
              ...libraries.map(({ otherLib: key, name, numFound }) => ({
                key,
                label: name,
                ...(numFound !== null && { count: numFound }),
              })),
            ]}
            active={libraries.some((library) => library.otherLib === otherLib) ? otherLib : ALL}
            onChange={(next) => void navigate(allianceAddress({ keyWord, otherLib: next }))}
          >
            {shown.error && <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />}
            {shown.data && <AllianceHits search={wanted} answer={shown.data} rows={ROWS} />}
            {!shown.data && !shown.error && <Waiting />}
          </Tabs>
        )}
        {all.isPending && <Waiting />}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height="320px" radius="12px" />
    </Loading>
  );
}
