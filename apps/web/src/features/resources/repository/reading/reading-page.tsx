import { openReading } from '@lectern/contracts/resources/repository/open-reading';
import { MAX_PAGE_WORDS } from '@lectern/contracts/resources/repository/page-hit';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { openLogin } from '../../../../lib/login-prompt.ts';
import { objectAddress } from '../../../../lib/object-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { Reader } from './reader.tsx';
import styles from './reading.module.css';

/** A ticket is good for a quarter of an hour: another one is asked for before. */
const RENEW_MS = 600_000;

/** Reading a file on the screen, page by page as the server draws them. */
export default function ReadingPage() {
  const { t } = useTranslation('repository');
  const { id1 = '', id2 = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useCall(
    openReading,
    { id: id1, fileId: id2 },
    { ofReader: true, staleMs: RENEW_MS, refetchMs: RENEW_MS },
  );
  usePageTitle(data?.title ?? t('reading.title'));
  if (data) {
    const words = data.isSearchable ? (query.get('words') ?? '').slice(0, MAX_PAGE_WORDS) : '';
    const start = Math.min(data.openPages, Math.max(1, Number(query.get('page')) || 1));
    return (
      <Reader
        key={data.fileId}
        opened={data}
        start={Math.floor(start)}
        words={words}
        onWords={(typed) => setQuery(typed === '' ? {} : { words: typed }, { replace: true })}
        onFault={() => void refetch()}
      />
    );
  }
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.before}`}>
      <h1 className="hidden-visually">{t('reading.title')}</h1>
      {error ? (
        <>
          <ErrorState error={error} onRetry={() => void refetch()} />
          <p className={styles.ways}>
            {error.code === 'OBJECT_ACT_SIGN_IN' && (
              <Button kind="primary" onClick={() => openLogin('needed')}>
                {t('signIn')}
              </Button>
            )}
            <Link to={objectAddress(id1)}>{t('toObject')}</Link>
          </p>
        </>
      ) : (
        <Loading>
          <Skeleton height="70vh" radius="4px" />
        </Loading>
      )}
    </main>
  );
}
